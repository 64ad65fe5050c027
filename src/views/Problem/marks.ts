import type { FieldName } from '../../../shared/tour-request/fields.ts';
import { overText } from '../../../shared/tour-request/refused-form.ts';
import { textMark } from '../../page/template.tsx';

/** Marks that the server puts texts in the place of: what is the matter, and how many fields have an error. */
export const marks = {
  heading: textMark('heading'),
  explanation: textMark('explanation'),
  count: textMark('count'),
};

/** The mark that gives way to what the family had typed in a field. */
export function typedMark(name: FieldName): string {
  return textMark(name);
}

/** The mark that gives way to how many letters are too many in a field. */
export function overMark(name: FieldName): string {
  return textMark(overText(name));
}
