import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('no cell of the export can act as a formula', () => {
  const text = csv(['a'], [['=1+1'], ['+15590000'], ['-1'], ['@x'], ['\t=1'], [' =1'], ['say "hi"'], ['＝1'], ['ok']]);
  expect(text.split('\r\n').slice(1, -1)).toEqual([
    `"'=1+1"`,
    `"'+15590000"`,
    `"'-1"`,
    `"'@x"`,
    `"'\t=1"`,
    `"' =1"`,
    `"say ""hi"""`,
    `"'＝1"`,
    `"ok"`,
  ]);
});
