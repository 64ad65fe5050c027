import { expect, test } from 'vitest';
import { csv } from './export.ts';

test('no cell of the export can act as a formula', () => {
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

test('nor can a part of one, where semicolons or tabs are what separates cells', () => {
  const text = csv(['a'], [['x;=1+1'], ['x; -1'], ['a\n=1'], ['a\t@x'], ['10-12; a=b']]);
  expect(text.split('\r\n').slice(1, -1)).toEqual([`"x;'=1+1"`, `"x;' -1"`, `"a\n'=1"`, `"a\t'@x"`, `"10-12; a=b"`]);
});

test('a cell cannot write to a terminal or turn its order around', () => {
  expect(csv(['a'], [['\u001b[31m\u202e\u009b']]).split('\r\n')[1]).toBe('"\uFFFD[31m\uFFFD\uFFFD"');
});
