import { fillLater } from '../../shared/fill-later.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import { MARKS_FOR } from '../../shared/tour-request/marks.ts';
import { type RequestLink, staffPath } from '../../shared/tour-request/staff-links.ts';
import type { CenterTime } from '../center-time.ts';
import type { ListedRequest, ListView, RequestView } from '../storage/views.ts';
import type { Filling } from '../templates/fill-template.ts';
import type { MarkError } from './read-mark.ts';
import type { StaffWords } from './staff-words.ts';

/** What was sent and not saved, and what is wrong with it; nothing where somebody else was faster. */
export type NotSaved = { typed: ReadonlyMap<string, string>; errors: readonly MarkError[] };

/** Prepares what the pages for staff hold. */
export function createStaffFillings({ page }: StaffTexts, words: StaffWords, time: CenterTime) {
  return {
    /** The page for a key that opens nothing; the same for all of them. */
    gone: { title: '', gone: true } satisfies Filling,
    /** The page of one request. */
    request(view: RequestView, { key, list }: RequestLink, now: number, notSaved?: NotSaved): Filling {
      const { undo, others } = view;
      const errors = notSaved?.errors ?? [];
      const typed = (name: string) => notSaved?.typed.get(name) ?? '';
      return {
        request: true,
        title: `${fillLater(page.title, { what: view.name, reference: view.reference })} | `,
        name: view.name || view.reference,
        standing: words.standing(view, now),
        token: view.token,
        changed: notSaved?.errors.length === 0,
        saved: undo && !notSaved ? fillLater(page.saved, { what: page.marks[undo.mark.kind] }) : '',
        'undo-until': undo ? fillLater(page.undo, { time: time.weekday(undo.until) }) : '',
        call: view.call?.label ?? '',
        'call-href': view.call?.href ?? '',
        'calendar-href': view.visitAt === null ? '' : staffPath({ page: 'calendar', key, list }),
        fact: view.rows.map(({ label, value }) => ({ label, value })),
        quote: view.quotes.map(({ heading, text }) => ({ label: heading, value: text })),
        wrong: errors.length > 0 ? page.errors.heading : '',
        error: errors.map((error) => ({ ...error })),
        ...Object.fromEntries(errors.map(({ field, text }) => [`${field}-error`, text])),
        ...Object.fromEntries(MARKS_FOR[view.standing].map((kind) => [`offer-${kind}`, true])),
        [`chosen-${typed('mark')}`]: true,
        reason: Object.entries(page.reasons).map(([value, text]) => ({
          value,
          text,
          chosen: value === typed('reason'),
        })),
        visit: typed('visit'),
        note: typed('note'),
        marked: view.marks.length > 0,
        history: view.marks.map((mark) => ({ line: words.mark(mark), undone: mark.undoneAt !== null })),
        next: words.next(others, now),
        'list-href': others.isFromList && list ? staffPath({ page: 'list', list }) : '',
        href: others.isFromList && others.first ? staffPath({ page: 'request', key: others.first.key, list }) : '',
      };
    },
    /** The list of those who wait. */
    list({ lookedAt, waiting, held, hasMore }: ListView, list: string): Filling {
      const row = (request: ListedRequest) => ({
        name: request.name || request.reference,
        due: words.due(request.dueAt, lookedAt),
        about: words.about(request),
        href: staffPath({ page: 'request', key: request.key, list }),
      });
      return {
        list: true,
        title: '',
        looked: fillLater(page.list.looked, { time: time.full(lookedAt) }),
        somebody: waiting.length > 0,
        waiting: waiting.map(row),
        'some-held': held.length > 0,
        held: held.map(row),
        more: hasMore,
      };
    },
  };
}
