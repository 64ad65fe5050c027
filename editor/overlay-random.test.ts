import { expect, test } from 'vitest';
import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { isObject, isSame } from '../content-model/is-same.ts';
import { names } from '../content-model/labels.ts';
import { readFixture } from '../tests/helpers/fixture-files.ts';
import { toFileWithKeys, toForm, withoutKeys } from './convert.ts';
import { type Conflict, overlay } from './overlay.ts';

type Item = Record<string, unknown>;

const ROUNDS = 100;

/** Numbers from 0 up to `end` that are the same in each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && 'tag' in item);

let tags = 0;
/** Writes into each item of each list which one it is. Nothing else knows that after a move or another name. */
function tagged(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (isObject(item) && '$' in item ? { ...(tagged(item) as Item), tag: tags++ } : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tagged(part)]));
}

/** The lists of a value, and the items in them. */
function listsIn(value: unknown): Item[][] {
  if (!isObject(value)) return [];
  return [...(isItems(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)];
}

/** What a person does to a list; a few values, so that two items often have the same. */
function changeList(list: Item[], random: (end: number) => number): void {
  const at = random(list.length);
  const item = list[at] as Item;
  const fields = Object.keys(item).filter((key) => !isObject(item[key]) && key !== 'tag' && key !== '$');
  const isName = (key: string) => ['id', ...names].includes(key);
  const field = fields[random(fields.length)] ?? 'kind';
  const changes = [
    () => void list.splice(random(list.length), 0, ...list.splice(at, 1)),
    () => void list.splice(at, 1),
    () =>
      void list.splice(random(list.length + 1), 0, {
        ...structuredClone(item),
        ...renamed(item),
        $: `new ${tags}`,
        tag: tags++,
      }),
    () => void list.splice(at, 0, { ...structuredClone(item), $: `new ${tags}`, tag: tags++ }),
    () => void Object.assign(item, renamed(item)),
    () => void (isName(field) || Object.assign(item, { [field]: random(3) })),
    () => void (isName(field) || Object.assign(item, { [field]: random(3) })),
    () => void (isName(field) || Object.assign(item, { [field]: list[random(list.length)]?.[field] })),
  ];
  changes[random(changes.length)]?.();

  function renamed(one: Item): Item {
    const key = ['id', 'date', ...names].find((name) => one[name]);
    return key ? { [key]: `Name ${random(4)}` } : {};
  }
}

/** As `toForm` makes the keys of a file that was read again. */
function rekeyed(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) =>
      isObject(item) && '$' in item
        ? { ...(rekeyed(item) as Item), $: item.id ?? (item.quote ? item.name : index) }
        : rekeyed(item),
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rekeyed(part)]));
}

/** What the merge of each field has to be if nothing is a conflict: the value of whoever changed it. */
function expectMerged(base: unknown, mine: unknown, newest: unknown, merged: unknown): void {
  const all = [base, mine, newest, merged];
  if (all.some(isItems)) {
    const [old, own, others, result] = all.map(
      (list) => new Map(((list ?? []) as Item[]).map((item) => [item.tag, item])),
    );
    for (const tag of new Set([...(own?.keys() ?? []), ...(others?.keys() ?? []), ...(old?.keys() ?? [])])) {
      const isThere = old?.has(tag) ? own?.has(tag) && others?.has(tag) : own?.has(tag) || others?.has(tag);
      // Both may have made the same item.
      const twin = [...(result?.values() ?? [])].some((item) =>
        isSame({ ...item, $: 0, tag: 0 }, { ...(own?.get(tag) ?? others?.get(tag)), $: 0, tag: 0 }),
      );
      if (!old?.has(tag) && !result?.has(tag) && twin) continue;
      expect(result?.has(tag), `item ${tag}`).toBe(Boolean(isThere));
      if (old?.has(tag) && isThere) expectMerged(old.get(tag), own?.get(tag), others?.get(tag), result?.get(tag));
    }
    return;
  }
  if (all.every((value) => isObject(value) && !Array.isArray(value))) {
    const [a, b, c, d] = all as [Item, Item, Item, Item];
    for (const key of Object.keys({ ...a, ...b, ...c, ...d }))
      if (key !== '$') expectMerged(a[key], b[key], c[key], d[key]);
    return;
  }
  const [a, b, c, d] = all.map(withoutKeys);
  expect(d).toEqual(isSame(a, b) ? c : b);
  if (!isSame(a, b) && !isSame(a, c)) expect(b).toEqual(c);
}

const files = [...readFixture().files.values()].filter(({ language }) => language === 'en');

test.each(files)(
  'two people who change $path lose nothing, and no item gets what was meant for another',
  ({ value, type }) => {
    const schema = fieldSchemaOf(type);
    const base = tagged(toFileWithKeys(schema, toForm(schema, value)));
    let merges = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const random = numbersFrom(round);
      const [own, others] = [0, 1].map(() => {
        const side = structuredClone(base);
        for (let step = random(4); step >= 0; step--) {
          const lists = listsIn(side);
          const list = lists[random(lists.length)];
          if (list) changeList(list, random);
        }
        return side;
      });
      const conflicts: Conflict[] = [];
      // Put a save back knows no keys.
      const [mine, newest] = [round % 3 ? own : withoutKeys(own), rekeyed(others)];
      const merged = overlay(base, mine, newest, conflicts);
      if (conflicts.length > 0) continue;
      merges++;
      expectMerged(base, mine, newest, merged);
    }
    expect(merges).toBeGreaterThan(ROUNDS / 10);
  },
);
