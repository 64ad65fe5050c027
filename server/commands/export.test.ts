import { expect, test } from 'vitest';
import { csvLine } from './export.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+15590000', `"'+15590000"`],
  ['-1', `"'-1"`],
  ['@x', `"'@x"`],
  ['\t=1', `"'\t=1"`],
  [' =1', `"' =1"`],
  ['＝1', `"'＝1"`],
  ['say "hi"', `"say ""hi"""`],
  ['ok', `"ok"`],
  // Characters that rewrite a screen or the order of a text.
  ['\u001b[31m\u202e\u009b', '"\uFFFD[31m\uFFFD\uFFFD"'],
])('writes %j as a cell that no spreadsheet runs', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});
