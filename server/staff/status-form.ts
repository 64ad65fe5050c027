import { interpolate } from '../../shared/interpolate.ts';
import type { StaffTexts } from '../../shared/mail-schema.ts';
import type { StatusFormData } from '../../shared/tour-request/staff-page-types.ts';
import { CLOSING_REASONS, NOTE_MAX_LENGTH, STATUS_CHANGES } from '../../shared/tour-request/status-changes.ts';
import type { SentChange, SentList } from '../storage/storage.ts';
import { type CenterTime, DAY } from '../time.ts';

type Typed = ReadonlyMap<string, string>;

export function createStatusForm({ errors: texts }: StaffTexts['page'], time: CenterTime) {
  return {
    read(typed: Typed, now: number): { change: SentChange['change'] | null; errors: StatusFormData['errors'] } {
      const chosen = typed.get('change');
      if (chosen === 'undo') return { change: { kind: chosen }, errors: [] };
      const kind = STATUS_CHANGES.find((candidate) => candidate === chosen);
      const reason =
        (kind === 'closed' && CLOSING_REASONS.find((candidate) => candidate === typed.get('reason'))) || null;
      const visitAt = kind === 'visit' ? time.moment(typed.get('visit') ?? '') : null;
      const isVisitSoon = visitAt !== null && visitAt > now && visitAt < now + 366 * DAY;
      const note = (typed.get('note') ?? '').trim();
      const surplus = [...note].length - NOTE_MAX_LENGTH;
      const errors: StatusFormData['errors'] = [];
      if (!kind) errors.push({ field: 'change', text: texts.change });
      if (kind === 'visit' && !isVisitSoon) errors.push({ field: 'visit', text: texts.visit });
      if (kind === 'closed' && !reason) errors.push({ field: 'reason', text: texts.reason });
      if (kind === 'note' && note === '') errors.push({ field: 'note', text: texts.noNote });
      if (surplus > 0) errors.push({ field: 'note', text: interpolate(texts.note, { count: String(surplus) }) });
      return { change: kind && errors.length === 0 ? { kind, note, reason, visitAt } : null, errors };
    },
    /** The form with what was sent and not saved; without errors, the request had changed since the page was opened. */
    fill(sent?: Typed, errors: StatusFormData['errors'] = []): StatusFormData {
      const typed = (field: string) => sent?.get(field) ?? '';
      return {
        typed: { change: typed('change'), visit: typed('visit'), reason: typed('reason'), note: typed('note') },
        errors,
        isOutdated: sent !== undefined && errors.length === 0,
      };
    },
  };
}

const CLOSE = 'close-';

/** Reads the form of the list. References are in the names of its checkboxes, since a form with a duplicate name is refused. */
export function readListForm(typed: Typed): SentList {
  if (typed.get('change') === 'undo') return { undo: Number(typed.get('batch')) };
  const names = [...typed.keys()].filter((name) => name.startsWith(CLOSE));
  return { close: names.map((name) => name.slice(CLOSE.length)) };
}
