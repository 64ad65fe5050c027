import { FIELDS, FORM_NAME, HONEYPOT, isEmailAddress, type TourRequest } from '../../src/tour-request/fields.ts';
import type { Problem } from '../problem-words.ts';

/** The outcome of reading a form: what the family wrote, and what is wrong with it or null. */
export type Checked = { fields: TourRequest; honeypot: string; problem: Problem | null };

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
  return { fields, honeypot: text(HONEYPOT), problem: findProblem(form, fields) };
}

function findProblem(form: ReadonlyMap<string, string>, fields: TourRequest): Problem | null {
  if (form.get('form-name') !== FORM_NAME) return 'wrong-form';
  if (FIELDS.some(({ name, required }) => required && fields[name].trim() === '')) return 'missing-field';
  return isEmailAddress(fields.email.trim()) ? null : 'not-an-email';
}
