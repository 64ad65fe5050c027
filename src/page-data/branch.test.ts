import { expect, test } from 'vitest';
import { branchOf } from './branch.ts';

const centers = (svg: string) => [...svg.matchAll(/<use href="#\w" x="(\d+)"/g)].map(([, x]) => Number(x));

test.each([1, 22, 40])('a branch of %d has as many oranges, none off the page', (count) => {
  const drawn = centers(branchOf(count));
  expect(drawn).toHaveLength(count);
  expect(drawn.filter((x) => x < 8 || x > 1192)).toEqual([]);
});

test('two oranges of a branch of 40 can be told apart', () => {
  const drawn = centers(branchOf(40));
  expect(drawn.filter((x, index) => index > 0 && x - (drawn[index - 1] ?? 0) < 16)).toEqual([]);
});
