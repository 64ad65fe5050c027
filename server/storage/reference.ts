import { randomBytes } from 'node:crypto';

// Without I, L, O and U: nothing here is misheard on the phone or spells a word.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference that people can read to each other, such as 7K3F-9Q2M. */
export function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => LETTERS[byte % 32]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** A reference as it is stored, from what somebody typed. */
export function readReference(text: string): string {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
