import { expect, test } from 'vitest';
import { overlay } from './overlay.ts';

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
  ['two items of a list', [{ a: 1 }, { a: 1 }], [{ a: 2 }, { a: 1 }], [{ a: 1 }, { a: 3 }], [{ a: 2 }, { a: 3 }]],
])('keeps both changes of %s', (_what, base, mine, newest, result) => {
  const conflicts: string[][] = [];
  expect(overlay(base, mine, newest, conflicts)).toEqual(result);
  expect(conflicts).toEqual([]);
});

test.each([
  ['a field', { a: 1 }, { a: 2 }, { a: 3 }, ['a']],
  ['a field that the other removed', { a: 1 }, { a: 2 }, {}, ['a']],
  ['a field of an item', [{ a: 1 }], [{ a: 2 }], [{ a: 3 }], ['0', 'a']],
  ['a list that both made longer', { a: [1] }, { a: [1, 2] }, { a: [1, 3] }, ['a']],
  ['an item of a list that the other made longer', { a: [1] }, { a: [2] }, { a: [1, 3] }, ['a']],
])('finds a conflict about %s', (_what, base, mine, newest, path) => {
  const conflicts: string[][] = [];
  expect(overlay(base, mine, newest, conflicts)).toEqual(mine);
  expect(conflicts).toEqual([path]);
});
