export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The order of fields does not count: the editor saves them in that of the schema. */
const sorted = (_key: string, part: unknown) =>
  isObject(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part;
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
