import { createHash } from 'node:crypto';

const FEWEST_WORDS = 8;
/** Greeting and signature change from one copy of a text to the next, so words at both ends do not count. */
const ENDS = 3;

/** A digest that much the same messages share, or null where a message is too short to tell. */
export function messageShape(message: string): Uint8Array | null {
  const words = message.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return null;
  const core = words.length >= 4 * ENDS ? words.slice(ENDS, -ENDS) : words;
  return createHash('sha256').update(core.join(' ')).digest().subarray(0, 8);
}
