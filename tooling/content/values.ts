/** A single value of a content file, and the names of the fields that lead to it. */
type Single = { path: readonly string[]; value: unknown };

/** Every text, number, switch and null in a content value, in its order. */
export function valuesIn(value: unknown, path: readonly string[] = []): Single[] {
  if (!value || typeof value !== 'object') return [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => valuesIn(part, [...path, key]));
}
