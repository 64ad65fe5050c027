const EXTENSION = /(?<=\d)[\s.,;(]*(?:ext|x)/i;

/** Digits with what people write between them. */
const NUMBER = /\+?\(?\d[\d\s().\u2010-\u2015\u2212-]*/g;

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** The link that dials a typed number: ten American digits, or + and 8 to 15. Null unless exactly one number is certain. */
export function phoneHref(typed: string): string | null {
  const [numbers = '', ...extension] = typed.normalize('NFKC').split(EXTENSION);
  // Digits such as "after 5" are no number.
  const [number = '', ...others] = (numbers.match(NUMBER) ?? []).filter((found) => digitsIn(found).length > 2);
  if (others.length > 0 || digitsIn(extension.join('')).length > 6) return null;
  const digits = digitsIn(number);
  const [, american] = /^1?(\d{10})$/.exec(digits) ?? [];
  if (american && (digits.length > 10 || !number.startsWith('+'))) return `tel:+1${american}`;
  return number.startsWith('+') && digits.length >= 8 && digits.length <= 15 ? `tel:+${digits}` : null;
}
