import { KEY } from './convert.ts';

/**
 * A place in a file of the form, and its value. A field is given one spot for each language that has it. One box shows them all
 * if they have one value, and writes to each; texts, which differ, get a box for each spot.
 */
export interface Spot {
  file: string;
  /** Names and indexes, joined by dots; empty for the whole file. */
  path: string;
  value: unknown;
}

/** An error of a field; without a path, one that no field of the form has. */
export interface Message {
  file: string;
  path?: string;
  text: string;
}

export const spotsAt = (spots: readonly Spot[], key: string): Spot[] =>
  spots.map((spot) => ({
    ...spot,
    path: spot.path ? `${spot.path}.${key}` : key,
    value: (spot.value as Value | undefined)?.[key],
  }));

type Value = Record<string, unknown>;

/** Where an item is now that was at a place of a list; undefined if it was removed since. */
function placeNow(key: string, then: unknown, now: unknown): string | undefined {
  if (!Array.isArray(then) || !Array.isArray(now)) return key;
  const item = then[Number(key)]?.[KEY];
  const place = item === undefined ? Number(key) : now.findIndex((other) => other?.[KEY] === item);
  return place < 0 ? undefined : String(place);
}

/** A value with another part at a path, which is that in the value `then`. */
export function setIn(value: unknown, [key, ...rest]: readonly string[], next: unknown, then: unknown): unknown {
  if (key === undefined) return next;
  const place = placeNow(key, then, value);
  if (place === undefined) return value;
  const part = setIn((value as Value | undefined)?.[place], rest, next, (then as Value | undefined)?.[key]);
  return Array.isArray(value) ? value.with(Number(place), part) : { ...(value as Value), [place]: part };
}
