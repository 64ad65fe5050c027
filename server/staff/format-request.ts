import type { StaffTexts } from '../../shared/content/schemas/mail-schema.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { dueText, nameOf, otherLanguage, triedAt } from '../mail/request-details.ts';
import { keepTogether, stripControls } from '../plain-text.ts';
import type { RequestSummary } from '../storage/requests.ts';
import { type StatusChange, statusOf } from '../storage/status-changes.ts';
import { type CenterTime, DAY, HOUR, MINUTE } from '../time.ts';

/** Formats a request for staff pages and commands. */
export function createRequestFormat(texts: StaffTexts, time: CenterTime) {
  const { page, digest } = texts;
  const shown = (form: 'full' | 'short' | 'weekday' | 'clock', at: number) => keepTogether(time[form](at));

  const late = (by: number) => {
    const unit = by < HOUR ? 'minute' : by < 2 * DAY ? 'hour' : 'day';
    const count = Math.floor(by / { minute: MINUTE, hour: HOUR, day: DAY }[unit]);
    return interpolate(page.late[count === 1 ? unit : (`${unit}s` as const)], { count: String(count) });
  };

  const openStatus = (request: RequestSummary, now: number) => {
    const { remindAt, receivedAt } = request;
    if (remindAt !== null && remindAt > now) {
      const at = time.nextOpen(remindAt);
      const form = time.date(at) === time.date(now) ? 'clock' : 'weekday';
      return interpolate(page.status.again, { time: shown(form, at) });
    }
    const by = now - time.deadline(receivedAt).at;
    if (by < MINUTE) return interpolate(page.status.open, { due: dueText(request, texts, time) });
    return interpolate(page.status.late, { what: late(by) });
  };

  /** Without the history, a closed request only says that it is closed. */
  const status = (request: RequestSummary, now: number, history: readonly StatusChange[] = []): string => {
    const kind = statusOf(request);
    if (kind === 'open') return openStatus(request, now);
    if (kind === 'quarantined')
      return interpolate(page.status.quarantined, { what: digest.reasons[request.quarantine ?? 'limit'] });
    const last = history.findLast((change) => change.undoneAt === null && change.kind !== 'note');
    return interpolate(page.status.done, {
      what: page.changes[last?.kind ?? kind],
      time: shown('full', request.closedAt ?? request.contactedAt ?? now),
    });
  };

  return {
    shown,
    status,
    change({ kind, madeAt, note }: StatusChange): string {
      const what = `${shown('short', madeAt)}: ${page.changes[kind]}`;
      return [what, stripControls(note)].filter(Boolean).join(' – ');
    },
    listed(request: RequestSummary, href: string, now: number): ListedRequest {
      const tried = triedAt(request);
      const about = [
        request.reference,
        otherLanguage(request),
        tried && interpolate(texts.tried, { time: shown('weekday', tried) }),
      ];
      return {
        reference: request.reference,
        name: nameOf(request),
        status: status(request, now),
        about: about.filter(Boolean).join(' · '),
        href,
      };
    },
  };
}
