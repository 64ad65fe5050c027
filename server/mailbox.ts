import { domainToASCII } from 'node:url';
import { cleanEmail } from '../shared/tour-request/check-field.ts';
import { isEmailAddress } from '../shared/tour-request/fields.ts';

/** The email address as mail servers spell it: without invisible characters, and with the domain in ASCII. */
export function addressOf(email: string): string {
  const clean = cleanEmail(email);
  const at = clean.lastIndexOf('@') + 1;
  const domain = clean.slice(at);
  return clean.slice(0, at) + (domainToASCII(domain) || domain);
}

/** One form of all spellings of a mailbox: no upper case, no `+tag`, no dots at Gmail. */
export function mailboxOf(email: string): string {
  const address = addressOf(email.normalize('NFKC')).toLowerCase();
  const at = Math.max(0, address.lastIndexOf('@'));
  const local = address.slice(0, at).replace(/(?<=.)\+.*/, '');
  const domain = address.slice(at);
  return /^@(gmail|googlemail)\.com$/.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : local + domain;
}

/** The email address of a family, or null if no mail server would take it (RFC 5321, 4.5.3.1). */
export function deliverableEmail({ email }: { email: string }): string | null {
  const address = addressOf(email);
  return isEmailAddress(address) && address.length <= 254 && address.indexOf('@') <= 64 ? address : null;
}
