import type { Problem } from '../../shared/problems-schema.ts';
import { FIELDS, FORM_NAME, HONEYPOT, isEmailAddress, type TourRequest } from '../../shared/tour-request/fields.ts';
import type { FieldError, FieldErrors } from '../../src/tour-request/field-errors.ts';

/** The outcome of reading a form: what the family wrote, and what is wrong with its fields and as a whole, or null. */
export type Checked = { fields: TourRequest; honeypot: string; errors: FieldErrors; problem: Problem | null };

/** Checks a form by the rules that the browser shows: four fields filled, and an e-mail address that is one. */
export function checkForm(form: ReadonlyMap<string, string>): Checked {
  const text = (name: string) => form.get(name) ?? '';
  const fields: TourRequest = {
    name: text('name'),
    address: text('address'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
  const rest = { fields, honeypot: text(HONEYPOT) };
  if (form.get('form-name') !== FORM_NAME) return { ...rest, errors: {}, problem: 'wrong-form' };
  const errors = findFaults(fields);
  return { ...rest, errors, problem: problemOf(Object.values(errors)) };
}

function findFaults(fields: TourRequest): FieldErrors {
  const errors: FieldErrors = isEmailAddress(fields.email.trim()) ? {} : { email: 'invalid' };
  for (const { name, required } of FIELDS) {
    if (required && fields[name].trim() === '') errors[name] = 'missing';
  }
  return errors;
}

function problemOf(errors: FieldError[]): Problem | null {
  if (errors.length === 0) return null;
  return errors.includes('missing') ? 'missing-field' : 'not-an-email';
}
