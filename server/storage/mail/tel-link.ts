import { e164 } from '../../../shared/facts.ts';

/** Longest text that is looked at; no number with its extension is longer. */
const LONGEST = 100;

/** A `tel:` link for a number as somebody typed it, or undefined where it cannot be dialed. */
export function telLink(typed: string): string | undefined {
  const text = typed.slice(0, LONGEST);
  const mark = text.search(/ext|x|#/i);
  const number = mark < 0 ? text : text.slice(0, mark);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  const international = number.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'));
  const dialed = international ? `+${digits}` : digits.length === 10 ? e164(digits) : digits;
  const extension = mark < 0 ? '' : text.slice(mark).replace(/\D/g, '');
  return `tel:${dialed}${extension ? `;ext=${extension}` : ''}`;
}
