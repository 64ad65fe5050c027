import { countText, type FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELDS, type FormField, type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { chosenPart, fieldPart, overText } from '../../shared/tour-request/refused-form.ts';
import type { Filling } from '../templates/fill-template.ts';

/** An empty form. */
export const NOTHING_TYPED: TourRequest = tourRequestOf(() => '');

/** The form as it goes back: what was typed, and for each field the part that says what is wrong with it, or that it is right. */
export function fillForm(typed: TourRequest, errors: FieldErrors): Filling {
  const fields = FIELDS.flatMap(({ name, kind }) => [
    [name, shownValue(typed[name], kind)],
    [overText(name), countText(errors[name]?.over ?? 0)],
    [fieldPart(name, errors[name]?.kind ?? 'right'), true],
    [chosenPart(name, typed[name]), true],
  ]);
  const count = FIELDS.filter(({ name }) => errors[name]).length;
  return { ...Object.fromEntries(fields), count: String(count), wrong: count > 0, one: count === 1, many: count > 1 };
}

function shownValue(typed: string, kind: FormField['kind']) {
  // Blanks would hide the example that stands in an empty field.
  if (typed.trim() === '') return '';
  // Browsers drop a line end right after the tag of a text area.
  return kind === 'text' && typed.startsWith('\n') ? `\n${typed}` : typed;
}
