import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('writes no cell that acts as a formula', () => {
  const text = csv(['a'], [['=1+1'], ['+15590000'], ['-1'], ['@x'], ['\t=1'], [' =1'], ['say "hi"'], ['＝1'], ['ok']]);
  expect(text.split('\r\n').slice(1, -1)).toEqual([
    `"'=1+1"`,
    `"'+15590000"`,
    `"'-1"`,
    `"'@x"`,
    `"'\t'=1"`,
    `"' =1"`,
    `"say ""hi"""`,
    `"'＝1"`,
    `"ok"`,
  ]);
});

test('writes no formula after a semicolon or tab in a cell', () => {
  const text = csv(['a'], [['x;=1+1'], ['x; -1'], ['a\n=1'], ['a\t@x'], ['10-12; a=b']]);
  expect(text.split('\r\n').slice(1, -1)).toEqual([`"x;'=1+1"`, `"x;' -1"`, `"a\n'=1"`, `"a\t'@x"`, `"10-12; a=b"`]);
});

test('replaces terminal and bidirectional control characters', () => {
  expect(csv(['a'], [['\u001b[31m\u202e\u009b']]).split('\r\n')[1]).toBe('"\uFFFD[31m\uFFFD\uFFFD"');
});
