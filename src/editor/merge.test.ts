import { expect, test } from 'vitest';
import { merge } from './merge.ts';

const day = (date: string, name?: string) => ({ date, name });

test.each([
  ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ['fields of one object', { a: { b: 1, c: 1 } }, { a: { b: 2, c: 1 } }, { a: { b: 1, c: 2 } }, { a: { b: 2, c: 2 } }],
  ['a field that the other removed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
  ['a field that both added', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ['items that both added', [1], [1, 2], [1, 3], [1, 3, 2]],
  ['an item added in the middle', [1, 4], [1, 4, 5], [1, 2, 3, 4], [1, 2, 3, 4, 5]],
  ['items that both removed', [1, 2, 3], [2, 3], [1, 2], [2]],
  ['an item added to an empty list', undefined, undefined, [1], [1]],
  [
    'two items of a list',
    [day('1'), day('2')],
    [day('1', 'A'), day('2')],
    [day('1'), day('2', 'B')],
    [day('1', 'A'), day('2', 'B')],
  ],
  ['fields in another order', [{ a: 1, b: 1 }], [{ b: 1, a: 1 }, 3], [{ a: 2, b: 1 }], [{ a: 2, b: 1 }, 3]],
  ['two fields of an item', [{ a: 1, b: 1 }, 2], [{ a: 2, b: 1 }, 2], [{ a: 1, b: 2 }, 2], [{ a: 2, b: 2 }, 2]],
])('merges %s', (_what, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual({ value: merged, conflicts: [] });
});

test.each([
  ['a field', { a: 1 }, { a: 2 }, { a: 3 }, ['a'], 2, 3],
  ['a field that the other removed', { a: 1 }, { a: 2 }, {}, ['a'], 2, undefined],
  ['a field of an item', [{ a: 1 }], [{ a: 2 }], [{ a: 3 }], ['0', 'a'], 2, 3],
  ['an item that the other removed', [1, 2], [5, 2], [2], [], [5, 2], [2]],
  ['an item whose place another has taken', [1, 2], [2, 3], [4, 2], [], [2, 3], [4, 2]],
])('finds a conflict about %s', (_what, base, mine, theirs, path, own, other) => {
  expect(merge(base, mine, theirs).conflicts).toEqual([{ path, mine: own, theirs: other }]);
});
