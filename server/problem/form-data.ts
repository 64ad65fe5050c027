import { countText, type FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELDS, type FormField, type TourRequest } from '../../shared/tour-request/fields.ts';
import { chosenPart, fieldPart, overText } from '../../shared/tour-request/refused-form.ts';
import type { TemplateData } from '../templates/fill-template.ts';

/** The template data of a refused form: the typed values, and for each field the part with its error, or without one. */
export function formData(typed: TourRequest, errors: FieldErrors): TemplateData {
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
  // Blanks would hide the placeholder.
  if (typed.trim() === '') return '';
  // Browsers drop the first line break of a text area.
  return kind === 'text' && typed.startsWith('\n') ? `\n${typed}` : typed;
}
