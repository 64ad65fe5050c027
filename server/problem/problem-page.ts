import { countText, type FieldErrors } from '../../shared/tour-request/check-field.ts';
import {
  FIELD_NAMES,
  FIELDS,
  type FormField,
  type TourRequest,
  tourRequestOf,
} from '../../shared/tour-request/fields.ts';
import { chosenPart, fieldPart, overText } from '../../shared/tour-request/refused-form.ts';
import type { Filling } from '../templates/fill-template.ts';

/** An empty form. */
export const NOTHING_TYPED: TourRequest = tourRequestOf(() => '');

/** The form as it goes back: what was typed, and for each field the part that says what is wrong with it, or that it is right. */
export function fillForm(typed: TourRequest, errors: FieldErrors): Required<Omit<Filling, 'lists'>> {
  const values = FIELDS.map(({ name, kind }) => [name, shownValue(typed[name], kind)]);
  const overs = FIELD_NAMES.map((name) => [overText(name), countText(errors[name]?.over ?? 0)]);
  const count = FIELD_NAMES.filter((name) => errors[name]).length;
  return {
    texts: { ...Object.fromEntries([...values, ...overs]), count: String(count) },
    parts: new Set([
      ...FIELD_NAMES.flatMap((name) => [fieldPart(name, errors[name]?.kind ?? 'right'), chosenPart(name, typed[name])]),
      ...(count > 0 ? ['wrong', count === 1 ? 'one' : 'many'] : []),
    ]),
  };
}

function shownValue(typed: string, kind: FormField['kind']) {
  // Blanks would hide the example that stands in an empty field.
  if (typed.trim() === '') return '';
  // Browsers drop a line end right after the tag of a text area.
  return kind === 'text' && typed.startsWith('\n') ? `\n${typed}` : typed;
}
