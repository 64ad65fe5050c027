import { isObject, isSame } from '../content-model/is-same.ts';
import { itemName } from '../content-model/labels.ts';
import { KEY, withoutKeys } from './convert.ts';

type Item = Record<string, unknown>;

/** A value that both sides changed; its path is that in `mine`. */
export interface Conflict {
  path: string[];
  base: unknown;
  mine: unknown;
  newest: unknown;
}

const isEqual = (a: unknown, b: unknown) => isSame(withoutKeys(a), withoutKeys(b));

/**
 * Writes what changed from `base` to `mine` over `newest`. What both changed is added to `conflicts`, and is as in `mine`. The
 * items of a list are paired by what names them, never by their places, since another item may be there by now.
 */
export function overlay(
  base: unknown,
  mine: unknown,
  newest: unknown,
  conflicts: Conflict[],
  path: string[] = [],
): unknown {
  if (isEqual(base, newest) || isEqual(mine, newest)) return mine;
  const versions = [base, mine, newest];
  const [old, ours, theirs] = versions.some(Array.isArray) ? versions.map(byName) : [];
  if (old && ours && theirs && !isAmbiguous(old, ours, theirs)) return overlayItems(old, ours, theirs, conflicts, path);
  if (versions.every((value) => isObject(value) && !Array.isArray(value))) {
    const [a, b, c] = versions as [Item, Item, Item];
    const parts = Object.keys({ ...b, ...c }).map(
      (key) => [key, key === KEY ? b[key] : overlay(a[key], b[key], c[key], conflicts, [...path, key])] as const,
    );
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (isEqual(base, mine)) return newest;
  conflicts.push({ path, base, mine, newest });
  return mine;
}

/** What names an item of a list: its id, its date, or what forms call it. */
const nameOf = (item: unknown) => (isObject(item) ? String(item.id || item.date || itemName(item)) : '');

type Items = ReadonlyMap<string, Item>;

/** The items of a list by what names them; undefined if nothing does, or if two have one name. */
function byName(list: unknown): Items | undefined {
  if (list !== undefined && !Array.isArray(list)) return undefined;
  const items: Item[] = list ?? [];
  const named = new Map(items.map((item) => [nameOf(item), item]));
  return named.has('') || named.size < items.length ? undefined : named;
}

/** Whether it is unknown which item is which: one may have got another name on one side, or the name of another. */
function isAmbiguous(base: Items, mine: Items, newest: Items): boolean {
  const oldNames = new Map<unknown, string>([...base].map(([name, item]) => [item[KEY] ?? name, name]));
  const isNew = ({ [KEY]: key }: Item) => key !== undefined && !oldNames.has(key);
  const renamed = [...mine].filter(([name, item]) => !isNew(item) && (oldNames.get(item[KEY]) ?? name) !== name);
  const added = [...mine].some(([name, item]) => !base.has(name) && !isNew(item));
  const isGone = [...base.keys()].some((name) => !mine.has(name) && !newest.has(name));
  const isMoved =
    isOtherOrder(base, mine, newest) && isOtherOrder(base, newest, mine) && isOtherOrder(mine, newest, base);
  const isMisnamed = renamed.some(([name]) => base.has(name));
  return isMisnamed || isMoved || (isGone && (added || [...newest.keys()].some((name) => !base.has(name))));
}

/** Whether two lists have the items that are in all three in another order. */
function isOtherOrder(a: Items, b: Items, c: Items): boolean {
  const namesIn = (items: Items) => [...items.keys()].filter((name) => a.has(name) && b.has(name) && c.has(name));
  return !isSame(namesIn(a), namesIn(b));
}

function overlayItems(base: Items, mine: Items, newest: Items, conflicts: Conflict[], path: string[]): Item[] {
  const places = [...mine.keys()];
  const merge = (name: string): Item | undefined => {
    const [old, ours, theirs] = [base, mine, newest].map((items) => items.get(name));
    const place = ours ? [...path, String(places.indexOf(name))] : path;
    if (ours && theirs) return overlay(old, ours, theirs, conflicts, place) as Item;
    if (!old) return ours ?? theirs;
    if (isEqual(old, ours ?? theirs)) return undefined;
    conflicts.push({ path: place, base: old, mine: ours, newest: theirs });
    return ours;
  };
  const merged = new Map([...new Set([...places, ...newest.keys()])].map((name) => [name, merge(name)]));
  const [frame, rest] = isOtherOrder(base, mine, newest) ? [mine, newest] : [newest, mine];
  const order = [...frame.keys()].filter((name) => merged.get(name));
  // An item of the other side comes after the one that it follows there.
  let last = -1;
  for (const name of rest.keys()) {
    if (!merged.get(name)) continue;
    if (!frame.has(name)) order.splice(last + 1, 0, name);
    last = order.indexOf(name);
  }
  const keys = new Set([...mine.values()].map((item) => item[KEY]));
  return order.map((name) => {
    const item = merged.get(name) as Item;
    return mine.has(name) || item[KEY] === undefined ? item : { ...item, [KEY]: freeKey(item[KEY], keys) };
  });
}

/** A key that no other item has. */
function freeKey(key: unknown, keys: ReadonlySet<unknown>): unknown {
  return keys.has(key) ? freeKey(`their ${key}`, keys) : key;
}
