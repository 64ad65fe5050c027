import { fillLater } from '../../shared/fill-later.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import type { CenterTime } from '../center-time.ts';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { stripControls } from '../plain-text.ts';
import type { Mark } from '../storage/rows.ts';
import type { ListedRequest, RequestView } from '../storage/views.ts';

/** The clock of the center, for pages: no line ends inside "Dec 1" or "9:05 AM". */
export function unbroken(time: CenterTime): CenterTime {
  const keep = (text: string) => text.replace(/(?<=[A-Z][a-z]{2}) (?=\d)| (?=[AP]M)/g, '\u00A0');
  return {
    ...time,
    full: (at) => keep(time.full(at)),
    short: (at) => keep(time.short(at)),
    weekday: (at) => keep(time.weekday(at)),
  };
}

/** Says what pages for staff tell of a request, in the time of the center. */
export type StaffWords = ReturnType<typeof createStaffWords>;

/** Prepares the sentences of pages for staff. */
export function createStaffWords({ page, digest }: StaffTexts, time: CenterTime) {
  /** By when to call, or how late it is. */
  const due = (dueAt: number, now: number) => {
    const late = now - dueAt;
    if (late < MINUTE) return fillLater(page.due, { time: time.weekday(dueAt) });
    const { minute, minutes, hour, hours, day, days } = page.late;
    const [one, many, unit] =
      late < HOUR ? [minute, minutes, MINUTE] : late < 2 * DAY ? [hour, hours, HOUR] : [day, days, DAY];
    const count = Math.floor(late / unit);
    return fillLater(count === 1 ? one : many, { count: String(count) });
  };

  return {
    due,
    /** Where a request stands. */
    standing({ standing, quarantine, dueAt, contactedAt, visitAt, closedAt }: RequestView, now: number): string {
      const { open, held, answered, visit, closed } = page.standing;
      if (standing === 'closed') return fillLater(closed, { time: time.full(closedAt ?? now) });
      if (standing === 'held') return fillLater(held, { what: quarantine ? digest.reasons[quarantine] : '' });
      if (standing === 'open') return fillLater(open, { what: due(dueAt, now) });
      if (visitAt !== null) return fillLater(visit, { time: time.full(visitAt) });
      return fillLater(answered, { time: time.full(contactedAt ?? now) });
    },
    /** What was noted, with when and what belongs to it. */
    mark({ kind, madeAt, note, reason, visitAt }: Mark): string {
      const what = `${time.short(madeAt)}: ${page.marks[kind]}`;
      return [what, visitAt && time.full(visitAt), reason && page.reasons[reason], stripControls(note)]
        .filter(Boolean)
        .join(' – ');
    },
    /** Who waits beside the request of a page. */
    next({ count, first, isFromList }: RequestView['others'], now: number): string {
      if (!first) return page.next.nobody;
      const { reference, name, dueAt } = first;
      const who = fillLater(page.next[isFromList ? 'name' : 'reference'], {
        reference,
        list: name,
        what: due(dueAt, now),
      });
      return fillLater(page.next[count === 1 ? 'one' : 'many'], { count: String(count), what: who });
    },
    /** What to know of a request in a list beside its name and time. */
    about({ reference, quarantine, lastMark }: ListedRequest): string {
      const last = lastMark ? `${page.marks[lastMark.kind]}, ${time.short(lastMark.madeAt)}` : page.list.notYet;
      return [reference, quarantine ? digest.reasons[quarantine] : last].join(' · ');
    },
  };
}
