import type { DatabaseSync } from 'node:sqlite';
import { type Dated, overdueOn } from '../../shared/overdue.ts';
import { DAY } from '../time.ts';
import { readNumber } from './database.ts';
import { REPLACEABLE } from './outbox.ts';

/** What the owner of the website has to correct: the rules that end on a day, or `checks` that nobody has made for a year. Each step is one email. */
export type OwnerTask = { rule: string; step: string; dated: readonly Dated[] };

const SOON = 45;
const NEAR = 14;
/** Days from one email to the next once a rule has ended. */
const AGAIN_AFTER = 30;

export function ownerTasks(dated: readonly Dated[], today: string): OwnerTask[] {
  const checks = overdueOn(dated, today).filter(({ kind }) => kind !== 'rule');
  const rules = Object.groupBy(
    dated.filter(({ kind }) => kind === 'rule'),
    ({ date }) => date,
  );
  return [
    ...Object.entries(rules).map(([rule, some = []]) => ({ rule, step: stepOf(rule, today), dated: some })),
    { rule: 'checks', step: checks.length > 0 ? today.slice(0, 7) : '', dated: checks },
  ].filter(({ step }) => step);
}

function stepOf(lastDay: string, today: string): string {
  const left = (Date.parse(lastDay) - Date.parse(today)) / DAY;
  if (left < 0) return `ended-${Math.floor((-left - 1) / AGAIN_AFTER)}`;
  return left <= NEAR ? 'near' : left <= SOON ? 'soon' : '';
}

/** Adds the emails to the owner that are due; each replaces an earlier one that could not be delivered yet. */
export function addOwnerEmails(db: DatabaseSync, staff: string, tasks: readonly OwnerTask[], now: number): void {
  for (const { rule, step } of tasks) {
    if (readNumber(db, 'SELECT count(*) FROM outbox WHERE rule = ? AND step = ?', rule, step) > 0) continue;
    db.prepare(`DELETE FROM outbox WHERE rule = ? AND ${REPLACEABLE}`).run(rule);
    db.prepare(`
      INSERT INTO outbox (kind, rule, step, recipient, created_at, next_attempt_at)
      SELECT 'owner', ?1, ?2, value, ?3, ?3 FROM json_each(?4)`).run(rule, step, now, staff);
  }
}
