import { fillLater } from '../../shared/fill-later.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import { OFFERED_MARKS } from '../../shared/tour-request/marks.ts';
import { type StaffLink, staffPath } from '../../shared/tour-request/staff-links.ts';
import type { CenterTime } from '../center-time.ts';
import type { ListedRequest, ListView, RequestView } from '../storage/views.ts';
import type { Filling } from '../templates/fill-template.ts';
import type { MarkErrors } from './read-mark.ts';
import type { StaffWords } from './staff-words.ts';

type RequestLink = Extract<StaffLink, { key: string }>;

/** What was sent and not saved: what is wrong with it, or that somebody else was faster. */
export type NotSaved = { typed: ReadonlyMap<string, string>; errors: MarkErrors | 'changed' };

/** Prepares what the pages for staff hold. */
export function createStaffFillings({ page }: StaffTexts, words: StaffWords, time: CenterTime) {
  const errorTexts = (errors: MarkErrors) =>
    (['mark', 'visit', 'reason', 'note'] as const)
      .filter((field) => errors[field])
      .map((field) => ({ field, text: fillLater(page.errors[field], { count: String(errors.note ?? '') }) }));

  const listRow = ({ list, request, now }: { list: string; request: ListedRequest; now: number }): Filling => ({
    texts: {
      name: request.name || request.reference,
      due: words.due(request.dueAt, now),
      about: words.about(request),
      href: staffPath({ page: 'request', key: request.key, list }),
    },
  });

  return {
    /** The page for a key that opens nothing; the same for all of them. */
    gone: { texts: { title: '' }, parts: new Set(['gone']) } satisfies Filling,
    /** The page of one request. */
    request(view: RequestView, { key, list }: RequestLink, now: number, notSaved?: NotSaved): Filling {
      const { undo, others, visitAt } = view;
      const isFromList = others.isFromList && list !== null;
      const path = staffPath({ page: 'request', key, list });
      const wrong = notSaved && notSaved.errors !== 'changed' ? errorTexts(notSaved.errors) : [];
      const typed = (name: string) => notSaved?.typed.get(name) ?? '';
      return {
        texts: {
          title: `${fillLater(page.title, { what: view.name, reference: view.reference })} | `,
          name: view.name || view.reference,
          standing: words.standing(view, now),
          action: path,
          token: view.token,
          call: view.call?.label ?? '',
          'call-href': view.call?.href ?? '',
          'calendar-href': staffPath({ page: 'calendar', key, list }),
          saved: undo ? fillLater(page.saved, { what: page.marks[undo.mark.kind] }) : '',
          'undo-until': undo ? fillLater(page.undo, { time: time.weekday(undo.until) }) : '',
          next: words.next(others, now),
          'list-href': isFromList ? staffPath({ page: 'list', list }) : '',
          href: others.first ? staffPath({ page: 'request', key: others.first.key, list }) : '',
          wrong: page.errors.heading,
          visit: typed('visit'),
          note: typed('note'),
          ...Object.fromEntries(Object.entries(page.reasons).map(([reason, text]) => [`words-${reason}`, text])),
          ...Object.fromEntries(wrong.map(({ field, text }) => [`${field}-error`, text])),
        },
        parts: new Set([
          'request',
          ...OFFERED_MARKS[view.standing].map((kind) => `offer-${kind}`),
          `chosen-${typed('mark')}`,
          `reason-${typed('reason')}`,
          ...wrong.map(({ field }) => `wrong-${field}`),
          ...named({
            changed: notSaved?.errors === 'changed',
            saved: undo && !notSaved,
            call: view.call,
            calendar: visitAt !== null,
            wrong: wrong.length > 0,
            marked: view.marks.length > 0,
            'from-list': isFromList,
            'next-link': others.first,
          }),
        ]),
        lists: {
          fact: view.rows.map(({ label, value }) => ({ texts: { label, value } })),
          quote: view.quotes.map(({ heading, text }) => ({ texts: { label: heading, value: text } })),
          history: view.marks.map((mark) => ({
            texts: { line: words.mark(mark) },
            parts: new Set(mark.undoneAt === null ? [] : ['undone']),
          })),
          error: wrong.map((error) => ({ texts: error })),
        },
      };
    },
    /** The list of those who wait. */
    list({ lookedAt, waiting, held, hasMore }: ListView, list: string): Filling {
      const rows = (requests: readonly ListedRequest[]) =>
        requests.map((request) => listRow({ list, request, now: lookedAt }));
      return {
        texts: { title: '', looked: fillLater(page.list.looked, { time: time.full(lookedAt) }) },
        parts: new Set([
          'list',
          ...named({ somebody: waiting.length > 0, 'some-held': held.length > 0, more: hasMore }),
        ]),
        lists: { waiting: rows(waiting), held: rows(held) },
      };
    },
  };
}

/** Names of what is there. */
function named(parts: Record<string, unknown>): string[] {
  return Object.keys(parts).filter((name) => parts[name]);
}
