import { interpolate } from '../../shared/interpolate.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import type { ListedRequest } from '../../shared/tour-request/staff-page-types.ts';
import { callButtons, nameOf } from '../mail/request-details.ts';
import { keepTogether, stripControls } from '../plain-text.ts';
import type { StoredRequest } from '../storage/requests.ts';
import { type StatusChange, statusOf } from '../storage/status-changes.ts';
import { type CenterTime, DAY, HOUR, MINUTE } from '../time.ts';

/** The words of staff pages and commands about a request. */
export function createRequestFormat(texts: StaffTexts, time: CenterTime) {
  const { page, digest } = texts;
  const shown = (form: 'full' | 'short' | 'weekday' | 'clock', at: number) => keepTogether(time[form](at));

  const due = ({ receivedAt }: StoredRequest, now: number) => {
    const dueAt = receivedAt + time.promise;
    const late = now - dueAt;
    if (late < MINUTE) return interpolate(page.due, { time: shown('weekday', dueAt) });
    const unit = late < HOUR ? 'minute' : late < 2 * DAY ? 'hour' : 'day';
    const count = Math.floor(late / { minute: MINUTE, hour: HOUR, day: DAY }[unit]);
    return interpolate(page.late[count === 1 ? unit : (`${unit}s` as const)], { count: String(count) });
  };

  const status = (request: StoredRequest, now: number): string => {
    const { quarantine, contactedAt, visitAt, closedAt, remindAt } = request;
    const kind = statusOf(request);
    if (kind === 'open' && remindAt !== null && remindAt > now) {
      const form = time.date(remindAt) === time.date(now) ? 'clock' : 'weekday';
      return interpolate(page.status.again, { time: shown(form, remindAt) });
    }
    return interpolate(page.status[kind], {
      what: quarantine ? digest.reasons[quarantine] : due(request, now),
      time: shown('full', closedAt ?? visitAt ?? contactedAt ?? now),
    });
  };

  return {
    shown,
    status,
    change({ kind, madeAt, note, reason, visitAt }: StatusChange): string {
      const what = `${shown('short', madeAt)}: ${page.changes[kind]}`;
      return [what, visitAt && shown('full', visitAt), reason && page.reasons[reason], stripControls(note)]
        .filter(Boolean)
        .join(' – ');
    },
    listed(request: StoredRequest, history: readonly StatusChange[], href: string, now: number): ListedRequest {
      const { reference, quarantine, receivedAt } = request;
      const last = history.findLast(({ undoneAt }) => undoneAt === null);
      const done = last ? `${page.changes[last.kind]}, ${shown('short', last.madeAt)}` : page.list.notYet;
      const name = nameOf(request);
      return {
        reference,
        name,
        due: quarantine ? shown('full', receivedAt) : due(request, now),
        about: [reference, quarantine ? digest.reasons[quarantine] : done].join(' · '),
        href,
        calls: callButtons(request, texts),
        choose: interpolate(page.list.choose, { what: name }),
      };
    },
  };
}
