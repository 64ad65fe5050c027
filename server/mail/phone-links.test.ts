import { expect, test } from 'vitest';
import { phoneLinks } from './phone-links.ts';

const hrefsOf = (typed: string) => phoneLinks(typed).map(({ href }) => href);

test.each([
  '(559) 555-0142',
  '559-555-0142',
  '559–555–0142',
  '5595550142',
  '５５９ ５５５ ０１４２',
  '1 559 555 0142',
  '+15595550142',
  'tel:+15595550142',
  '559 555 0142 (call after 5pm)',
  'after 5pm 559 555 0142',
  '559-555-0142 (my son, 2 kids)',
  '559-555-0142 or 559-555-0142',
  '559-555-0142; 5 to 9',
])('%s dials that number only', (typed) => {
  expect(hrefsOf(typed)).toEqual(['tel:+15595550142']);
});

test.each([
  ['559 555 0142 ext. 12', ['tel:+15595550142;ext=12']],
  ['559-555-0142 x3', ['tel:+15595550142;ext=3']],
  ['559-555-0142 or 559-555-0199', ['tel:+15595550142', 'tel:+15595550199']],
  ['559-555-0142, 559-555-0199', ['tel:+15595550142', 'tel:+15595550199']],
  ['5595550142,5595550199', ['tel:+15595550142', 'tel:+15595550199']],
  ['559-555-0142, ext. 12', ['tel:+15595550142;ext=12']],
  ['home (559)555-0142 cell (559)555-0199', ['tel:+15595550142', 'tel:+15595550199']],
  ['+52 55 1234 5678', ['tel:+525512345678']],
  ['011 44 20 7946 0018', ['tel:+442079460018']],
  ['+44 20 7946 0018', ['tel:+442079460018']],
])('%s dials %j', (typed, hrefs) => {
  expect(hrefsOf(typed)).toEqual(hrefs);
});

test.each(['call my son', '555-0142', '559 555 014', '559 555 01422', '123-456-7890', '12/03/1941', '93706', ''])(
  '%s is not dialed',
  (typed) => {
    expect(phoneLinks(typed)).toEqual([]);
  },
);

test.each([
  '559-555-0142 x 559-555-0199',
  '559-555-0142 #5595550199',
  '559-555-0142 #2: 559-555-0199',
  '1. 559-555-0142 2. 559-555-0199',
  '559-555-0142 or 444-0199',
  `${'at work '.repeat(23)}+49 30 12345678901`,
])('%s is not dialed because one number is uncertain', (typed) => {
  expect(phoneLinks(typed)).toEqual([]);
});

test('shows each number as it was typed', () => {
  expect(phoneLinks('home (559) 555-0142, cell 559.555.0199').map(({ number }) => number)).toEqual([
    '(559) 555-0142',
    '559.555.0199',
  ]);
});

test.each([' ', '\t', '1', 'x', '#', '(', '+', '\u00a0', 'ä', '1-', '5 '])(
  'reads a long run of %j in linear time',
  (part) => {
    const started = process.threadCpuUsage();
    phoneLinks(`1${part.repeat(60_000)}1`);
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(500);
  },
);
