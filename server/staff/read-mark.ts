import { fillLater } from '../../shared/fill-later.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import { CLOSING_REASONS, NOTE_LIMIT, OFFERED_MARKS } from '../../shared/tour-request/marks.ts';
import type { CenterTime } from '../center-time.ts';
import type { NewMark } from '../storage/messages.ts';

/** What is wrong with a field of a mark, in words for staff. */
export type MarkError = { field: 'mark' | 'visit' | 'reason' | 'note'; text: string };

/** What was sent from the page of a request: a mark, the wish to undo one, or what is wrong. */
export type ReadMark = { mark: NewMark | 'undo' } | { errors: MarkError[] };

/** Prepares the reading of what was sent from the page of a request. */
export function createMarkReader({ errors: texts }: StaffTexts['page'], time: CenterTime) {
  return (form: ReadonlyMap<string, string>, now: number): ReadMark => {
    const chosen = form.get('mark');
    if (chosen === 'undo') return { mark: chosen };
    const kind = OFFERED_MARKS.find((candidate) => candidate === chosen);
    const reason = CLOSING_REASONS.find((candidate) => candidate === form.get('reason')) ?? null;
    const visitAt = time.moment(form.get('visit') ?? '');
    const note = (form.get('note') ?? '').trim();
    const surplus = [...note].length - NOTE_LIMIT;
    const errors: MarkError[] = [];
    if (!kind) errors.push({ field: 'mark', text: texts.mark });
    if (kind === 'visit' && (visitAt ?? 0) <= now) errors.push({ field: 'visit', text: texts.visit });
    if (kind === 'closed' && !reason) errors.push({ field: 'reason', text: texts.reason });
    if (kind === 'note' && note === '') errors.push({ field: 'note', text: texts.noNote });
    if (surplus > 0) errors.push({ field: 'note', text: fillLater(texts.note, { count: String(surplus) }) });
    if (!kind || errors.length > 0) return { errors };
    const details = { reason: kind === 'closed' ? reason : null, visitAt: kind === 'visit' ? visitAt : null };
    return { mark: { kind, note, ...details } };
  };
}
