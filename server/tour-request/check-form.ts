import type { Problem } from '../../shared/content/schemas/problems-schema.ts';
import { checkRequest, type FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FORM_NAME, HONEYPOT, type TourRequest, tourRequestOf } from '../../shared/tour-request/fields.ts';

/** `problem` is null if the form is valid. */
type CheckedForm = { fields: TourRequest; honeypot: string; errors: FieldErrors; problem: Problem | null };

export function checkForm(form: ReadonlyMap<string, string>): CheckedForm {
  const fields = tourRequestOf((name) => form.get(name));
  const rest = { fields, honeypot: form.get(HONEYPOT) ?? '' };
  if (form.get('form-name') !== FORM_NAME) return { ...rest, errors: {}, problem: 'unreadable' };
  const errors = checkRequest(fields);
  return { ...rest, errors, problem: problemOf(errors) };
}

function problemOf(errors: FieldErrors): Problem | null {
  const kinds = Object.values(errors).map(({ kind }) => kind);
  if (kinds.length === 0) return null;
  if (kinds.includes('missing')) return 'missing-field';
  return kinds.includes('too-long') ? 'too-long' : 'not-an-email';
}
