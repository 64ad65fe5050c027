import { CLOSING_REASONS, MARKS, NOTE_LIMIT } from '../../shared/tour-request/marks.ts';
import type { CenterTime } from '../center-time.ts';
import type { NewMark } from '../storage/messages.ts';

/** A field of a mark that something is wrong with; a note is so many letters too long. */
export type MarkErrors = { mark?: true; visit?: true; reason?: true; note?: number };

/** What was sent from the page of a request: a mark, the wish to undo one, or what is wrong. */
export type ReadMark = { mark: NewMark | 'undo' } | { errors: MarkErrors };

/** Reads what was sent from the page of a request. */
export function readMark(form: ReadonlyMap<string, string>, time: CenterTime, now: number): ReadMark {
  const chosen = form.get('mark') ?? '';
  if (chosen === 'undo') return { mark: 'undo' };
  const kind = MARKS.find((candidate) => candidate === chosen && candidate !== 'reopened');
  const reason = CLOSING_REASONS.find((candidate) => candidate === form.get('reason')) ?? null;
  const visitAt = time.moment(form.get('visit') ?? '');
  const note = (form.get('note') ?? '').trim();
  const surplus = [...note].length - NOTE_LIMIT;
  const errors: MarkErrors = {
    ...(kind ? {} : { mark: true }),
    ...(kind === 'visit' && (visitAt === null || visitAt <= now) ? { visit: true } : {}),
    ...(kind === 'closed' && !reason ? { reason: true } : {}),
    ...(surplus > 0 ? { note: surplus } : {}),
  };
  if (!kind || Object.keys(errors).length > 0) return { errors };
  return {
    mark: {
      kind,
      note,
      reason: kind === 'closed' ? reason : null,
      visitAt: kind === 'visit' ? visitAt : null,
    },
  };
}
