import { createRequire } from 'node:module';
import type * as PhoneNumbers from 'libphonenumber-js/min';

const require = createRequire(import.meta.url);

/** Characters; no number with its extension is longer. */
const MAX_LENGTH = 200;

export type PhoneLink = { number: string; href: string };

/** The valid telephone numbers in typed text, each once; numbers without a country code are American. */
export function phoneLinks(typed: string): PhoneLink[] {
  // Loaded with the first request: the library takes 16 MB of memory.
  const { findPhoneNumbersInText }: typeof PhoneNumbers = require('libphonenumber-js/min');
  const text = typed.slice(0, MAX_LENGTH);
  const links = findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt, number }) => ({
    number: text.slice(startsAt, endsAt).trim(),
    href: number.getURI(),
  }));
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
}
