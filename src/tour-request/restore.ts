import { FIELDS } from '../../shared/tour-request/fields.ts';
import { keepValues, keptValues } from './draft.ts';
import { controlOf } from './field-errors.ts';

/** Puts back what stood in the fields when the page was left; what stands in one already is newer. */
export function restoreValues(form: HTMLFormElement): void {
  const kept = keptValues();
  for (const { name } of FIELDS) {
    const control = controlOf(form, name);
    control.value ||= kept[name] ?? '';
  }
  const values = new FormData(form);
  if (FIELDS.some(({ name }) => values.get(name))) keepValues(values);
}
