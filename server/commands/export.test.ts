import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+15590000', `"'+15590000"`],
  ['-1', `"'-1"`],
  ['@x', `"'@x"`],
  ['\t=1', `"'\t'=1"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  // Where Excel separates cells by semicolons or tabs.
  ['x;=1+1', `"x;'=1+1"`],
  ['x; -1', `"x;' -1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a\t@x', `"a\t'@x"`],
  ['10-12; a=b', `"10-12; a=b"`],
  ['say "hi"', `"say ""hi"""`],
  ['ok', `"ok"`],
  // Characters that rewrite a screen or the order of a text.
  ['\u001b[31m\u202e\u009b', '"\uFFFD[31m\uFFFD\uFFFD"'],
])('writes %j as a cell that no spreadsheet runs', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});
