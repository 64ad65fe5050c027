import { interpolate } from '../../shared/interpolate.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import type { StatusFormData } from '../../shared/tour-request/staff-page-types.ts';
import { NOTE_MAX_LENGTH, STATUS_CHANGES } from '../../shared/tour-request/status-changes.ts';
import type { SentChange } from '../storage/storage.ts';

type Typed = ReadonlyMap<string, string>;

type Read = { sent: SentChange; errors: [] } | { sent: undefined; errors: StatusFormData['errors'] };

export function readStatusForm(typed: Typed, { errors: texts }: StaffTexts['page']): Read {
  const undo = typed.get('undo');
  if (undo !== undefined) return { sent: { undo: Number(undo) }, errors: [] };
  const kind = STATUS_CHANGES.find((candidate) => candidate === typed.get('change'));
  const note = (typed.get('note') ?? '').trim();
  const surplus = [...note].length - NOTE_MAX_LENGTH;
  const errors: StatusFormData['errors'] = [];
  if (!kind) errors.push({ field: 'change', text: texts.change });
  if (kind === 'note' && note === '') errors.push({ field: 'note', text: texts.noNote });
  if (surplus > 0) errors.push({ field: 'note', text: interpolate(texts.note, { count: String(surplus) }) });
  return kind && errors.length === 0 ? { sent: { kind, note }, errors: [] } : { sent: undefined, errors };
}
