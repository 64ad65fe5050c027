import type { DatabaseSync } from 'node:sqlite';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE } from '../../shared/language.ts';
import { dateInWords } from '../../shared/opening-hours/dates.ts';
import type { DatedItem, ServerContent } from '../../shared/server-content.ts';
import { readNumber } from '../storage/database.ts';
import { addEmail, REPLACEABLE_SQL } from '../storage/outbox.ts';
import { DAY } from '../time.ts';
import { bulletList, button, type EmailContent, factTable, paragraph } from './email-layout.ts';

/** What the owner of the website has to correct: the rules that end on a day, or `checks` that nobody has made for a year. Each step is one email. */
export type OwnerTask = { rule: string; step: string; dated: readonly DatedItem[] };

/** How many days before the end of a rule its first email is due. */
const SOON = 45;

export function ownerTasks(dated: readonly DatedItem[], today: string): OwnerTask[] {
  const checks = dated.filter(({ isRule, until }) => !isRule && until < today);
  const rules = Map.groupBy(
    dated.filter(({ isRule }) => isRule),
    ({ until }) => until,
  );
  return [
    ...[...rules].map(([rule, some]) => ({ rule, step: stepOf(rule, today), dated: some })),
    { rule: 'checks', step: checks.length > 0 ? today.slice(0, 7) : '', dated: checks },
  ].filter(({ step }) => step);
}

function stepOf(lastDay: string, today: string): string {
  if (Date.parse(lastDay) - Date.parse(today) > SOON * DAY) return '';
  return `${lastDay < today ? 'ended' : 'ends'}-${today.slice(0, 7)}`;
}

/** Adds the emails to the owner that are due; each replaces an earlier one that could not be delivered yet. */
export function addOwnerEmails(db: DatabaseSync, staff: readonly string[], tasks: OwnerTask[], now: number): void {
  for (const { rule, step } of tasks) {
    if (readNumber(db, 'SELECT count(*) FROM outbox WHERE rule = ? AND step = ?', rule, step) > 0) continue;
    db.prepare(`DELETE FROM outbox WHERE rule = ? AND ${REPLACEABLE_SQL}`).run(rule);
    for (const recipient of staff) addEmail(db, 'owner', { recipient, rule, step }, now);
  }
}

export function ownerEmail({ rule, dated }: OwnerTask, { staff, facts }: ServerContent, today: string): EmailContent {
  const { owner } = staff;
  const count = dated.reduce((sum, { texts }) => sum + (texts?.length ?? 1), 0);
  const isRule = rule !== 'checks';
  const texts = isRule ? (rule < today ? owner.ended : owner.ends) : owner.checks;
  const date = isRule ? dateInWords(rule, DEFAULT_LANGUAGE, { month: 'long', day: 'numeric' }) : '';
  const heading = interpolate(count === 1 ? texts.one : texts.many, { count: String(count), date });
  const blocks = [owner.text, ...(isRule ? [owner.rules, owner.press] : [])].map(paragraph);
  const unlinked = dated.filter(({ texts }) => !texts);
  for (const [form, some] of Map.groupBy(unlinked, (one) => one.form))
    blocks.push(
      bulletList(
        form,
        some.map(({ text }) => text),
      ),
    );
  const rows = dated.flatMap(({ texts = [] }) =>
    texts.map(({ form, name, anchor }) => ({ label: form, value: name, href: `${facts.url}/edit#${anchor}` })),
  );
  if (rows.length > 0) blocks.push(factTable(rows));
  return {
    subject: interpolate(owner.subject, { what: heading }),
    language: DEFAULT_LANGUAGE,
    heading,
    blocks: [...blocks, button({ label: owner.open, href: `${facts.url}/edit` })],
  };
}
