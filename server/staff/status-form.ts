import { interpolate } from '../../shared/interpolate.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import type { StatusForm } from '../../shared/tour-request/staff-template.ts';
import { CLOSING_REASONS, NOTE_LIMIT, OFFERED_CHANGES } from '../../shared/tour-request/status-changes.ts';
import type { StaffQuestion } from '../storage/storage.ts';
import { type CenterTime, DAY } from '../time.ts';

type SentChange = NonNullable<StaffQuestion['sent']>['change'];

export type FormError = { field: 'mark' | 'visit' | 'reason' | 'note'; text: string };

export function createStatusForm({ errors: texts, reasons }: StaffTexts['page'], time: CenterTime) {
  return {
    read(typed: ReadonlyMap<string, string>, now: number): { change: SentChange | null; errors: FormError[] } {
      const chosen = typed.get('mark');
      if (chosen === 'undo') return { change: { kind: chosen }, errors: [] };
      const kind = OFFERED_CHANGES.find((candidate) => candidate === chosen);
      const reason =
        (kind === 'closed' && CLOSING_REASONS.find((candidate) => candidate === typed.get('reason'))) || null;
      const visitAt = kind === 'visit' ? time.moment(typed.get('visit') ?? '') : null;
      const isVisitSoon = visitAt !== null && visitAt > now && visitAt < now + 366 * DAY;
      const note = (typed.get('note') ?? '').trim();
      const surplus = [...note].length - NOTE_LIMIT;
      const errors: FormError[] = [];
      if (!kind) errors.push({ field: 'mark', text: texts.mark });
      if (kind === 'visit' && !isVisitSoon) errors.push({ field: 'visit', text: texts.visit });
      if (kind === 'closed' && !reason) errors.push({ field: 'reason', text: texts.reason });
      if (kind === 'note' && note === '') errors.push({ field: 'note', text: texts.noNote });
      if (surplus > 0) errors.push({ field: 'note', text: interpolate(texts.note, { count: String(surplus) }) });
      return { change: kind && errors.length === 0 ? { kind, note, reason, visitAt } : null, errors };
    },
    /** The form with typed values that were not saved; without errors, the request had changed since the page was opened. */
    fill(typed?: ReadonlyMap<string, string>, errors: FormError[] = []): StatusForm {
      const given = (field: string) => typed?.get(field) ?? '';
      const errorOf = (field: FormError['field']) => errors.find((error) => error.field === field)?.text ?? '';
      return {
        changed: typed !== undefined && errors.length === 0,
        wrong: errors.length > 0 ? texts.heading : '',
        errors,
        'visit-error': errorOf('visit'),
        'reason-error': errorOf('reason'),
        'note-error': errorOf('note'),
        [`chosen-${given('mark')}`]: true,
        reasons: Object.entries(reasons).map(([value, text]) => ({ value, text, chosen: value === given('reason') })),
        visit: given('visit'),
        note: given('note'),
      };
    },
  };
}
