import { interpolate } from '../../shared/interpolate-facts.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import { CLOSING_REASONS, NOTE_LIMIT, OFFERED_MARKS } from '../../shared/tour-request/marks.ts';
import type { CenterTime } from '../center-time.ts';
import type { SentMark } from '../storage/views.ts';
import type { Filling } from '../templates/fill-template.ts';

/** What is wrong with a field, in words for staff. */
type MarkError = { field: 'mark' | 'visit' | 'reason' | 'note'; text: string };

/** Prepares the form on the page of a request: how it is read, and how it is written. */
export function createMarkForm({ errors: texts, reasons }: StaffTexts['page'], time: CenterTime) {
  return {
    /** Reads what was sent: a mark, or what is wrong with it. */
    read(typed: ReadonlyMap<string, string>, now: number): { mark: SentMark | null; errors: MarkError[] } {
      const chosen = typed.get('mark');
      if (chosen === 'undo') return { mark: { kind: chosen }, errors: [] };
      const kind = OFFERED_MARKS.find((candidate) => candidate === chosen);
      const reason =
        (kind === 'closed' && CLOSING_REASONS.find((candidate) => candidate === typed.get('reason'))) || null;
      const visitAt = kind === 'visit' ? time.moment(typed.get('visit') ?? '') : null;
      const note = (typed.get('note') ?? '').trim();
      const surplus = [...note].length - NOTE_LIMIT;
      const errors: MarkError[] = [];
      if (!kind) errors.push({ field: 'mark', text: texts.mark });
      if (kind === 'visit' && (visitAt ?? 0) <= now) errors.push({ field: 'visit', text: texts.visit });
      if (kind === 'closed' && !reason) errors.push({ field: 'reason', text: texts.reason });
      if (kind === 'note' && note === '') errors.push({ field: 'note', text: texts.noNote });
      if (surplus > 0) errors.push({ field: 'note', text: interpolate(texts.note, { count: String(surplus) }) });
      return { mark: kind && errors.length === 0 ? { kind, note, reason, visitAt } : null, errors };
    },
    /** Writes what was typed and not saved, and what is wrong with it; nothing where somebody else was faster. */
    fill(typed?: ReadonlyMap<string, string>, errors: MarkError[] = []): Filling {
      const given = (field: string) => typed?.get(field) ?? '';
      return {
        ...(typed && { saved: '', changed: errors.length === 0 }),
        wrong: errors.length > 0 ? texts.heading : '',
        error: errors,
        ...Object.fromEntries(errors.map(({ field, text }) => [`${field}-error`, text])),
        [`chosen-${given('mark')}`]: true,
        reason: Object.entries(reasons).map(([value, text]) => ({ value, text, chosen: value === given('reason') })),
        visit: given('visit'),
        note: given('note'),
      };
    },
  };
}
