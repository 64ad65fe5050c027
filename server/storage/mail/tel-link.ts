import { e164 } from '../../../shared/facts.ts';

/** A `tel:` link for a number as somebody typed it, or undefined where it cannot be dialled. */
export function telLink(typed: string): string | undefined {
  const [number = '', extension] = typed.split(/\s*(?:ext\.?|x|#)\s*/i);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  const international = number.trim().startsWith('+') || (digits.length === 11 && digits.startsWith('1'));
  const dialled = international ? `+${digits}` : digits.length === 10 ? e164(digits) : digits;
  const more = extension?.replace(/\D/g, '');
  return `tel:${dialled}${more ? `;ext=${more}` : ''}`;
}
