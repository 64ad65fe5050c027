import { findPhoneNumbersInText } from 'libphonenumber-js/min';

/** Characters; no number with its extension is longer. */
const MAX_LENGTH = 200;

/** A number as it was written, and the link that dials it. */
export type PhoneLink = { number: string; href: string };

/** The valid telephone numbers in typed text, each once; numbers without a country code are American. */
export function phoneLinks(typed: string): PhoneLink[] {
  const text = typed.slice(0, MAX_LENGTH);
  const links = findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt, number }) => ({
    number: text.slice(startsAt, endsAt).trim(),
    href: number.getURI(),
  }));
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
}
