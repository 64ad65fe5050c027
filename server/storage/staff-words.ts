import { interpolate } from '../../shared/interpolate-facts.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import type { Standing } from '../../shared/tour-request/marks.ts';
import type { CenterTime } from '../center-time.ts';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { oneLine, stripControls } from '../plain-text.ts';
import type { MailSettings } from '../settings.ts';
import type { Mark, StoredRequest } from './rows.ts';

/** Prepares the sentences of pages for staff, which say as much as letters do, in the time of the center. */
export function createStaffWords({ page, digest }: StaffTexts, detail: MailSettings['detail'], time: CenterTime) {
  /** A time on whose parts no line ends, such as "Dec 1" or "9:05 AM". */
  const told = (form: 'full' | 'short' | 'weekday', at: number) =>
    time[form](at).replace(/(?<=[A-Z][a-z]{2}) (?=\d)| (?=[AP]M)/g, '\u00A0');

  /** By when to call, or how late it is. */
  const due = ({ receivedAt }: StoredRequest, now: number) => {
    const dueAt = receivedAt + time.promise;
    const late = now - dueAt;
    if (late < MINUTE) return interpolate(page.due, { time: told('weekday', dueAt) });
    const unit = late < HOUR ? 'minute' : late < 2 * DAY ? 'hour' : 'day';
    const count = Math.floor(late / { minute: MINUTE, hour: HOUR, day: DAY }[unit]);
    return interpolate(page.late[count === 1 ? unit : (`${unit}s` as const)], { count: String(count) });
  };

  return {
    told,
    due,
    /** Where a request stands. */
    standing(request: StoredRequest, now: number): string {
      const { quarantine, contactedAt, visitAt, closedAt } = request;
      return interpolate(page.standing[standingOf(request)], {
        what: quarantine ? digest.reasons[quarantine] : due(request, now),
        time: told('full', closedAt ?? visitAt ?? contactedAt ?? now),
      });
    },
    /** What was noted, with when and what belongs to it; a letter that was passed on must not tell what the team wrote. */
    mark({ kind, madeAt, note, reason, visitAt }: Mark): string {
      const what = `${told('short', madeAt)}: ${page.marks[kind]}`;
      const noted = note && (detail === 'full' ? stripControls(note) : page.noteKept);
      return [what, visitAt && told('full', visitAt), reason && page.reasons[reason], noted]
        .filter(Boolean)
        .join(' – ');
    },
    /** How many wait beside the request of a page, and who of them first: without the name, unless the page may tell it. */
    next(count: number, first: StoredRequest | undefined, mayName: boolean, now: number): string {
      if (!first) return page.next.nobody;
      const who = interpolate(page.next[mayName ? 'name' : 'reference'], {
        reference: first.reference,
        list: mayName ? nameOf(first) : '',
        what: due(first, now),
      });
      return interpolate(page.next[count === 1 ? 'one' : 'many'], { count: String(count), what: who });
    },
    /** What to know of a request in a list beside its name and time. */
    about({ reference, quarantine }: StoredRequest, marks: readonly Mark[]): string {
      const last = marks.findLast(({ undoneAt }) => undoneAt === null);
      const done = last ? `${page.marks[last.kind]}, ${told('short', last.madeAt)}` : page.list.notYet;
      return [reference, quarantine ? digest.reasons[quarantine] : done].join(' · ');
    },
  };
}

/** Where a request stands. */
export function standingOf({ closedAt, quarantine, contactedAt, visitAt }: StoredRequest): Standing {
  if (closedAt !== null) return 'closed';
  if (quarantine !== null) return 'held';
  if (contactedAt === null) return 'open';
  return visitAt === null ? 'answered' : 'visit';
}

/** The name of a family, on a line. */
export function nameOf({ name, reference }: StoredRequest): string {
  return oneLine(name, 60) || reference;
}
