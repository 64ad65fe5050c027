import { createRequire } from 'node:module';
import type * as PhoneNumbers from 'libphonenumber-js/min';

const require = createRequire(import.meta.url);

/** In characters. Numbers in longer texts are uncertain. */
const MAX_LENGTH = 200;

const FURTHER_NUMBER = /(?:\d[\s()./-]*){7}/;

/** Finds the valid phone numbers in typed text, American by default. Returns none if one is uncertain. */
export function phoneLinks(typed: string): { number: string; href: string }[] {
  // Loaded with the first request: the library takes 16 MB of memory.
  const { findPhoneNumbersInText }: typeof PhoneNumbers = require('libphonenumber-js/min');
  if (typed.length > MAX_LENGTH) return [];
  // The library reads digits after a comma as an extension.
  const separated = typed.replace(/[,;~](?=[\s,;~]*[\d(+])/g, '|');
  const found = findPhoneNumbersInText(separated, 'US');
  const rest = found.reduceRight((left, at) => `${left.slice(0, at.startsAt)}|${left.slice(at.endsAt)}`, separated);
  const isInDoubt = ({ number: { ext }, endsAt }: PhoneNumbers.NumberFound) =>
    ext !== undefined && (!/^\d{1,6}$/.test(ext) || /^[\s.:-]*\d/.test(separated.slice(endsAt)));
  if (found.some(isInDoubt) || FURTHER_NUMBER.test(rest)) return [];
  const links = found.map(({ startsAt, endsAt, number }) => ({
    number: typed.slice(startsAt, endsAt).trim(),
    href: number.getURI(),
  }));
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index);
}
