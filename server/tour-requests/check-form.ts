import type { Fault, Faults } from '../../src/tour-request/faults.ts';
import { FIELDS, FORM_NAME, HONEYPOT, isEmailAddress, type TourRequest } from '../../src/tour-request/fields.ts';
import type { Problem } from '../problem-words.ts';

/** The outcome of reading a form: what the family wrote, and what is wrong with its fields and as a whole, or null. */
export type Checked = { fields: TourRequest; honeypot: string; faults: Faults; problem: Problem | null };

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
  if (form.get('form-name') !== FORM_NAME) return { ...rest, faults: {}, problem: 'wrong-form' };
  const faults = findFaults(fields);
  return { ...rest, faults, problem: problemOf(Object.values(faults)) };
}

function findFaults(fields: TourRequest): Faults {
  const faults: Faults = isEmailAddress(fields.email.trim()) ? {} : { email: 'invalid' };
  for (const { name, required } of FIELDS) {
    if (required && fields[name].trim() === '') faults[name] = 'missing';
  }
  return faults;
}

function problemOf(faults: Fault[]): Problem | null {
  if (faults.length === 0) return null;
  return faults.includes('missing') ? 'missing-field' : 'not-an-email';
}
