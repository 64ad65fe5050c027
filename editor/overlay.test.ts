import { expect, test } from 'vitest';
import { type Conflict, overlay } from './overlay.ts';

const [ana, bo, cy] = ['Ana', 'Bo', 'Cy'].map((name) => ({ name, kind: 1 }));
const [ana2, bo2] = [ana, bo].map((item) => ({ ...item, kind: 2 }));
const [ana3, bo3] = [ana, bo].map((item) => ({ ...item, kind: 3 }));
const dee = { name: 'Dee', kind: 1 };

test.each([
  ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ['a field that the other removed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
  ['a field that both added', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ['an item added to an empty list', undefined, undefined, [1], [1]],
  [
    'fields in another order',
    { a: { b: 1, c: 1 } },
    { a: { c: 1, b: 1 } },
    { a: { b: 2, c: 1 } },
    { a: { b: 2, c: 1 } },
  ],
  ['two items', [ana, bo], [ana2, bo], [ana, bo3], [ana2, bo3]],
  ['an item that the other moved', [ana, bo], [ana2, bo], [bo, ana], [bo, ana2]],
  ['an item that was moved here', [ana, bo], [bo, ana], [ana, bo3], [bo3, ana]],
  ['an item after one that the other removed', [ana, bo], [ana, bo2], [bo], [bo2]],
  ['an item after one that the other added', [ana], [ana2], [bo, ana], [bo, ana2]],
  ['lists that both made longer', [ana, bo], [ana, cy, bo], [ana, bo, dee], [ana, cy, bo, dee]],
  ['the same item that both added', [ana], [ana, bo], [ana, bo], [ana, bo]],
  ['a moved list and an item that the other removed', [ana, bo, cy], [cy, bo, ana], [ana, cy], [cy, ana]],
  [
    'a list that the other made longer under a date',
    [{ date: '2026-12-24', closes: '12:00' }],
    [{ date: '2026-12-24', closes: '14:00' }],
    [{ date: '2027-01-01' }, { date: '2026-12-24', closes: '12:00' }],
    [{ date: '2027-01-01' }, { date: '2026-12-24', closes: '14:00' }],
  ],
])('keeps both changes of %s', (_what, base, mine, newest, result) => {
  const conflicts: Conflict[] = [];
  expect(overlay(base, mine, newest, conflicts)).toEqual(result);
  expect(conflicts).toEqual([]);
});

test.each([
  ['a field', { a: 1 }, { a: 2 }, { a: 3 }, ['a']],
  ['a field that the other removed', { a: 1 }, { a: 2 }, {}, ['a']],
  ['a field of an item', [ana, bo], [ana, bo2], [bo3, ana], ['1', 'kind']],
  ['a text in a list', { a: ['1', '2'] }, { a: ['3', '2'] }, { a: ['1', '4'] }, ['a']],
  ['items that nothing names', [{ a: 1 }, { a: 1 }], [{ a: 2 }, { a: 1 }], [{ a: 1 }, { a: 3 }], []],
  ['two items of one name', [ana, ana], [ana2, ana], [ana, ana3], []],
  ['a removed item that was changed here', [ana, bo], [ana, bo2], [ana], ['1']],
  ['a changed item that was removed here', [ana, bo], [ana], [ana, bo2], []],
  ['an item that got another name here', [ana], [dee], [ana3], []],
  ['an item that got another name there', [ana], [ana2], [dee], ['0']],
  ['an item that got two names', [ana], [bo], [dee], []],
  ['an item that got another name here and was removed there', [ana, bo], [dee, bo], [bo], []],
  ['an item that both added', [ana], [ana, bo2], [ana, bo3], ['1']],
  ['a list that both moved', [ana, bo, cy], [bo, ana, cy], [ana, cy, bo], []],
])('finds a conflict about %s', (_what, base, mine, newest, path) => {
  const conflicts: Conflict[] = [];
  expect(withoutUndefined(overlay(base, mine, newest, conflicts))).toBeDefined();
  expect(conflicts.map((one) => one.path)).toEqual([path]);
});

const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value));

test('an item whose name another one had is never taken for that', () => {
  const conflicts: Conflict[] = [];
  const keyed = (item: object | undefined, $: number) => ({ ...item, $ });
  const mine = [{ ...keyed(bo, 1), name: 'Ana' }];
  expect(overlay([keyed(ana, 0), keyed(bo, 1)], mine, [keyed(ana3, 0), keyed(bo, 1)], conflicts)).toEqual(mine);
  expect(conflicts).toHaveLength(1);
});

test('a new item is no other name of one that both removed', () => {
  const conflicts: Conflict[] = [];
  expect(overlay([{ ...ana, $: 0 }], [{ ...bo, $: 'new' }], [], conflicts)).toEqual([{ ...bo, $: 'new' }]);
  expect(conflicts).toEqual([]);
});

test('each item has its own key', () => {
  const keyed = (items: unknown[]) => items.map((item, $) => ({ ...(item as object), $ }));
  expect(overlay(keyed([ana, bo]), keyed([ana2, bo]), keyed([cy, bo, ana]), [])).toEqual([
    { ...cy, $: 'their 0' },
    { ...bo, $: 1 },
    { ...ana2, $: 0 },
  ]);
});
