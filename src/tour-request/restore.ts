import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { controlOf, valuesOf } from './controls.ts';
import { keepValues, keptValues } from './draft.ts';

/** Puts back what stood in the fields when the page was left; what stands in one already is newer. */
export function restoreValues(form: HTMLFormElement): void {
  const kept = keptValues();
  for (const name of FIELD_NAMES) controlOf(form, name).value ||= kept[name] ?? '';
  keepValues(valuesOf(form));
}
