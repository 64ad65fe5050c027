export interface Conflict {
  path: readonly string[];
  mine: unknown;
  theirs: unknown;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** The order of fields does not count: the editor saves them in that of the schema. */
const sorted = (_key: string, part: unknown) =>
  isObject(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
const without = (items: unknown[], others: unknown[]) =>
  items.filter((item) => !others.some((one) => isSame(one, item)));

/**
 * Merges two changes of a value. What only one of them changed is taken from that one; what both changed is a conflict, where
 * `mine` stays.
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): { value: unknown; conflicts: Conflict[] } {
  if (isSame(base, mine) || isSame(mine, theirs)) return { value: theirs, conflicts: [] };
  if (isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (isSamePlaces(base, mine, theirs)) {
      const items = mine.map((item, index) => merge(base[index], item, theirs[index], [...path, String(index)]));
      return { value: items.map(({ value }) => value), conflicts: items.flatMap(({ conflicts }) => conflicts) };
    }
    const value = mergeItems(base, mine, theirs);
    if (value) return { value, conflicts: [] };
  } else if (isObject(mine) && isObject(theirs) && !Array.isArray(mine) && !Array.isArray(theirs)) {
    const before = isObject(base) ? base : {};
    const parts = Object.keys({ ...mine, ...theirs }).map(
      (key) => [key, merge(before[key], mine[key], theirs[key], [...path, key])] as const,
    );
    const kept = parts.filter(([, { value }]) => value !== undefined);
    return {
      value: Object.fromEntries(kept.map(([key, { value }]) => [key, value])),
      conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    };
  }
  return { value: mine, conflicts: [{ path, mine, theirs }] };
}

/** Lists of which no item was changed or removed twice. */
function mergeItems(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] | undefined {
  const removed = without(base, theirs);
  if (without(base, mine).some((item) => without([item], removed).length === 0)) return undefined;
  const items = without(mine, removed);
  for (const item of without(without(theirs, base), mine)) {
    const before = theirs.slice(0, theirs.indexOf(item)).findLast((one) => without([one], items).length === 0);
    items.splice(items.findIndex((one) => isSame(one, before)) + 1, 0, item);
  }
  return items;
}

/** Whether both only edited items: different ones, or the same one and no other. */
function isSamePlaces(base: unknown[], mine: unknown[], theirs: unknown[]): boolean {
  if (mine.length !== base.length || theirs.length !== base.length) return false;
  const [own, others] = [mine, theirs].map((items) => base.map((item, index) => !isSame(item, items[index])));
  const places = base.filter((_item, index) => own?.[index] || others?.[index]);
  return places.length === 1 || !own?.some((isChanged, index) => isChanged && others?.[index]);
}
