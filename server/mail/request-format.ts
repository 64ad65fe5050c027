import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, inLanguage, languageName } from '../../shared/language.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import type { STAFF_FIELDS } from '../../shared/tour-request/fields.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { describeDeadline } from '../deadline.ts';
import { isolate, oneLine, shortName, stripControls } from '../plain-text.ts';
import type { RequestSummary, StoredRequest } from '../storage/requests.ts';
import { lastStep, type StatusChange } from '../storage/status-changes.ts';
import { type CenterTime, DAY, HOUR, MINUTE } from '../time.ts';
import { phoneHref } from './phone-links.ts';

export type RequestFormat = ReturnType<typeof createRequestFormat>;

/** Words for requests, the same in emails to staff, on their pages and in the export. */
export function createRequestFormat({ staff: texts, languages }: ServerContent, time: CenterTime) {
  const { page, list, labels, fields } = texts;
  const { deadline: words } = inLanguage(languages, DEFAULT_LANGUAGE);

  const late = (by: number) => {
    const unit = by < HOUR ? 'minute' : by < 2 * DAY ? 'hour' : 'day';
    const count = Math.floor(by / { minute: MINUTE, hour: HOUR, day: DAY }[unit]);
    return interpolate(page.late[count === 1 ? unit : (`${unit}s` as const)], { count: String(count) });
  };

  /** By when to call, such as "by Friday morning", or how late it is. */
  const due = ({ dueAt, receivedAt }: Pick<RequestSummary, 'dueAt' | 'receivedAt'>, now: number): string => {
    if (now - dueAt >= MINUTE) return late(now - dueAt);
    const promised = time.deadline(receivedAt);
    return describeDeadline(promised.at === dueAt ? promised : { at: dueAt, from: now, isLater: false }, words, time);
  };

  const changeName = ({ kind, other }: Pick<StatusChange, 'kind' | 'other'>) =>
    interpolate(page.changes[kind], { reference: other });

  const done = (history: readonly StatusChange[]) => {
    const last = lastStep(history);
    return last ? interpolate(page.status.done, { what: changeName(last), time: time.full(last.madeAt) }) : '';
  };

  const reason = ({ quarantine }: RequestSummary) => list.reasons[quarantine ?? 'limit'];

  const tried = ({ triedAt }: RequestSummary) =>
    triedAt === null ? '' : interpolate(texts.tried, { what: time.weekday(triedAt) });

  /** When a family last wrote again, such as "Dec 1, 3:12 PM, 2 times". */
  const again = ({ againAt, againCount }: RequestSummary): string => {
    if (againAt === null) return '';
    const at = time.short(againAt);
    return againCount === 1 ? at : interpolate(texts.again.often, { time: at, count: String(againCount) });
  };

  const wroteAgain = (request: RequestSummary) => {
    const at = again(request);
    return at && `${labels.again}: ${at}`;
  };

  /** Such as "Dec 1, 9:12 AM, Ana: No answer – left a message". */
  const change = (made: StatusChange): string => {
    const what = made.kind === 'note' ? [] : [changeName(made)];
    const note = stripControls(made.note);
    const when = [time.short(made.madeAt), made.who && oneLine(made.who, 30)].filter(Boolean).join(', ');
    return `${when}: ${[...what, ...(note ? [note] : [])].join(' – ')}`;
  };

  /** The status as the page of a request says it. */
  const status = (request: RequestSummary, history: readonly StatusChange[], now: number): string => {
    if (request.status === 'quarantined') return interpolate(page.status.quarantined, { what: reason(request) });
    if (request.status === 'reached' || request.status === 'closed') return done(history);
    return [
      interpolate(page.status[request.status === 'director' ? 'director' : 'open'], { due: due(request, now) }),
      tried(request),
      wroteAgain(request),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  return {
    due,
    tried,
    status,
    changeName,
    change,

    listed(request: RequestSummary, history: readonly StatusChange[], href: string, now: number): ListedRequest {
      const { status } = request;
      const isWaiting = status === 'waiting' || status === 'director';
      const note = history.findLast(({ kind, note }) => kind === 'taken' || note !== '');
      const about = [otherLanguage(request), ...(status === 'waiting' ? [tried(request), wroteAgain(request)] : [])];
      return {
        reference: request.reference,
        name: isolate(shownName(request)),
        status: isWaiting
          ? due(request, now)
          : status === 'quarantined'
            ? `${time.short(request.receivedAt)} (${reason(request)})`
            : done(history),
        isLate: isWaiting && now - request.dueAt >= MINUTE,
        phone: isolate(oneLine(request.phone, 60)),
        dial: phoneHref(request.phone) ?? '',
        about: about.filter(Boolean).join(' · '),
        note: note && isWaiting ? oneLine(change(note), 200) : '',
        href,
      };
    },

    /** What a family wrote, as rows and, for longer texts, as quotes. */
    details(request: StoredRequest, only: readonly (typeof STAFF_FIELDS)[number][], now: number) {
      const answered = only.filter(({ name }) => request[name].trim());
      const rows = answered
        .filter(({ kind }) => kind !== 'text')
        .map(({ name, maxLength }) => ({ label: fields[name], value: oneLine(request[name], maxLength) }));
      const isWaiting = ['waiting', 'director'].includes(request.status);
      return {
        rows: [
          ...rows,
          { label: labels.received, value: time.full(request.receivedAt) },
          ...(isWaiting ? [{ label: labels.due, value: due(request, now) }] : []),
          ...(request.againAt === null ? [] : [{ label: labels.again, value: again(request) }]),
          { label: labels.reference, value: request.reference },
        ],
        quotes: answered
          .filter(({ kind }) => kind === 'text')
          .map(({ name }) => ({ heading: fields[name], text: stripControls(request[name]) })),
      };
    },

    /** The button that dials a family, or null. */
    call({ name, phone }: RequestSummary) {
      const href = phoneHref(phone);
      const who = shortName(name);
      const number = oneLine(phone, 60);
      return href === null ? null : { label: interpolate(who ? texts.call : texts.callSomeone, { who, number }), href };
    },
  };
}

export function otherLanguage({ language }: RequestSummary): string | null {
  return language === DEFAULT_LANGUAGE ? null : languageName(language);
}

export function shownName({ name, reference }: RequestSummary): string {
  return oneLine(name, 60) || reference;
}
