import { isObject, isSame } from '../content-model/is-same.ts';

/**
 * Writes what changed from `base` to `mine` over `newest`. Paths that both changed, and lists whose length both changed, are
 * added to `conflicts`, and are as in `mine`.
 */
export function overlay(
  base: unknown,
  mine: unknown,
  newest: unknown,
  conflicts: string[][],
  path: string[] = [],
): unknown {
  if (isSame(base, mine)) return newest;
  if (isSame(base, newest) || isSame(mine, newest)) return mine;
  const lists = [base, mine, newest].filter(Array.isArray);
  const isWhole = lists.some(({ length }) => lists.length < 3 || length !== lists[0]?.length);
  if (isWhole || !isObject(base) || !isObject(mine) || !isObject(newest)) {
    conflicts.push(path);
    return mine;
  }
  const parts = Object.keys({ ...mine, ...newest }).map(
    (key) => [key, overlay(base[key], mine[key], newest[key], conflicts, [...path, key])] as const,
  );
  return lists.length > 0
    ? parts.map(([, part]) => part)
    : Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
