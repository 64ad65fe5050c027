import type { DatabaseSync } from 'node:sqlite';
import { interpolate } from '../../shared/interpolate.ts';
import { DEFAULT_LANGUAGE, inLanguage, languageName } from '../../shared/language.ts';
import type { ServerContent } from '../../shared/server-content.ts';
import type { STAFF_FIELDS } from '../../shared/tour-request/fields.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { describeDeadline } from '../deadline.ts';
import { deliverableEmail } from '../mailbox.ts';
import { isolate, oneLine, shortName, stripControls } from '../plain-text.ts';
import type { StaffLinks } from '../staff-links.ts';
import { type RequestSummary, type StoredRequest, sameFamilyAs } from '../storage/requests.ts';
import { lastStep, readHistory, type StatusChange } from '../storage/status-changes.ts';
import { type CenterTime, DAY, HOUR, MINUTE } from '../time.ts';
import { phoneHref } from './phone-links.ts';

/** What emails to staff and the pages behind their links are made of, at a moment. */
export type Context = { db: DatabaseSync; content: ServerContent; time: CenterTime; links: StaffLinks; now: number };

/** Words for requests, the same in emails to staff, on their pages and in the export. */
export function createRequestFormat({ db, content, time, now }: Omit<Context, 'links'>) {
  const { staff: texts, languages } = content;
  const { page, list, labels, fields } = texts;
  const { deadline: words } = inLanguage(languages, DEFAULT_LANGUAGE);

  const late = (by: number) => {
    const unit = by < HOUR ? 'minute' : by < 2 * DAY ? 'hour' : 'day';
    const count = Math.floor(by / { minute: MINUTE, hour: HOUR, day: DAY }[unit]);
    return interpolate(page.late[count === 1 ? unit : (`${unit}s` as const)], { count: String(count) });
  };

  /** By when to call, such as "by Friday morning", or how late it is. */
  const due = ({ dueAt, receivedAt }: Pick<RequestSummary, 'dueAt' | 'receivedAt'>): string => {
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
    const what = made.kind === 'note' ? '' : changeName(made);
    const when = [time.short(made.madeAt), oneLine(made.who, 30)].filter(Boolean).join(', ');
    return `${when}: ${[what, stripControls(made.note)].filter(Boolean).join(' – ')}`;
  };

  /** The status as the page of a request says it. */
  const status = (request: RequestSummary): string => {
    const { status } = request;
    if (status === 'quarantined') return interpolate(page.status.quarantined, { what: reason(request) });
    if (status === 'reached' || status === 'closed') return done(readHistory(db, request));
    const { director, open } = page.status;
    const words = interpolate(status === 'director' ? director : open, { due: due(request) });
    return [words, tried(request), wroteAgain(request)].filter(Boolean).join(' · ');
  };

  /** The newest earlier requests of a family and what became of each, such as "7K3F-9Q2M: We reached them (Tue, Dec 1, 2026, 9:05 AM)". */
  const earlier = ({ id }: RequestSummary): string[] =>
    sameFamilyAs(db, { id }, `r.id < ${id}`).map((one) => `${one.reference}: ${status(one)}`);

  const isOpen = ({ status }: RequestSummary) => status === 'waiting' || status === 'director';

  return {
    due,
    tried,
    status,
    changeName,
    change,

    listed(request: RequestSummary): Omit<ListedRequest, 'href'> {
      const history = readHistory(db, request);
      const note = history.findLast(({ kind, note }) => kind === 'taken' || note !== '');
      const [before] = request.status === 'waiting' ? earlier(request) : [];
      const about = [
        deliverableEmail(request),
        otherLanguage(request),
        ...(request.status === 'waiting' ? [tried(request), wroteAgain(request)] : []),
        before && `${labels.earlier}: ${before}`,
      ];
      const closed =
        request.status === 'quarantined' ? `${time.short(request.receivedAt)} (${reason(request)})` : done(history);
      return {
        reference: request.reference,
        name: isolate(shownName(request)),
        status: isOpen(request) ? due(request) : closed,
        isLate: isOpen(request) && now - request.dueAt >= MINUTE,
        phone: isolate(oneLine(request.phone, 60)),
        dial: phoneHref(request.phone) ?? '',
        about: about.filter(Boolean).join(' · '),
        note: note && isOpen(request) ? oneLine(change(note), 200) : '',
      };
    },

    /** What a family wrote, as rows and, for longer texts, as quotes. */
    details(request: StoredRequest, only: readonly (typeof STAFF_FIELDS)[number][]) {
      const answered = only.filter(({ name }) => request[name].trim());
      const rows = [
        ...answered
          .filter(({ kind }) => kind !== 'text')
          .map(({ name, maxLength }) => ({ label: fields[name], value: oneLine(request[name], maxLength) })),
        { label: labels.received, value: time.full(request.receivedAt) },
        { label: labels.due, value: isOpen(request) ? due(request) : '' },
        { label: labels.again, value: again(request) },
        { label: labels.reference, value: request.reference },
        ...earlier(request).map((value) => ({ label: labels.earlier, value })),
      ];
      const quotes = answered
        .filter(({ kind }) => kind === 'text')
        .map(({ name }) => ({ heading: fields[name], text: stripControls(request[name]) }));
      return { rows: rows.filter(({ value }) => value), quotes };
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
