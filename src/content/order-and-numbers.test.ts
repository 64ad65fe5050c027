import { expect, test } from 'vitest';
import { describeFault } from '../../shared/content-error.ts';
import { faultsIn } from '../../shared/content-file.ts';
import { numberInWords } from './number-in-words.ts';
import { sameOrderFaults } from './same-order.ts';

test('two services with one place are refused, and both files are named', () => {
  const files = [
    { file: 'content/en/services/meals.yaml', order: 3 },
    { file: 'content/en/services/rides.yaml', order: 4 },
    { file: 'content/en/services/baths.yaml', order: 3 },
  ].map((service) => ({ ...service, faultAt: faultsIn(service.file) }));
  expect(sameOrderFaults(files).map(describeFault)).toEqual([
    'content/en/services/baths.yaml: order: content/en/services/meals.yaml has 3 already. Give each service a place of its own.',
  ]);
  expect(sameOrderFaults(files.slice(0, 2))).toEqual([]);
});

test('a count is written in words as far as there are some, then in figures', () => {
  const words = ['one', 'two', 'three'];
  expect([1, 3, 4, 13].map((count) => numberInWords(count, words))).toEqual(['one', 'three', '4', '13']);
});
