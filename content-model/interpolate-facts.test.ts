import { expect, test, vi } from 'vitest';
import { interpolateFacts } from './interpolate-facts.ts';

const facts = { phone: '(559) 555-0142' };

test('allows blanks inside braces', () => {
  expect(interpolateFacts('Call { phone } until { time }', facts, vi.fn(), ['time'])).toBe(
    'Call (559) 555-0142 until {time}',
  );
});

const parking = { value: 'Free parking', sentence: 'Parking is free.' };
const claims = { ...facts, since: null, medicare: null, transit: null, years: '22+', parking, within: '' };

test.each([
  ['items that name an empty claim', [{ title: '{medicare}', text: 'Ask.' }, '{since}', 'Kind'], ['Kind']],
  [
    'items about an empty claim',
    [
      { about: ['since'], title: 'Old' },
      { about: ['years'], title: 'New' },
    ],
    [{ title: 'New' }],
  ],
  ['items about two of which one is empty', [{ about: ['years', 'since'], title: 'Old' }], []],
  ['texts about an empty claim', ['{since?} Long ago.', '{years?} Today.'], ['Today.']],
  ['points of a tile', [{ features: ['{since}', '{years} years'] }], [{ features: ['22+ years'] }]],
  ['a tile whose points are all left out', [{ title: 'Numbers', features: ['{since}', '{medicare}'] }], []],
])('leaves out %s', (_what, items, left) => {
  expect(interpolateFacts({ items }, claims, vi.fn())).toEqual({ items: left });
});

test.each([
  ['{parking}', 'Free parking'],
  ['Come by car. {parking} Or write.', 'Come by car. Parking is free. Or write.'],
  ['Call us. {transit} {parking}', 'Call us. Parking is free.'],
  ['We will call {within}, at noon.', 'We will call at noon.'],
  ['{mediCalRules?} The plan pays.', '{mediCalRules?} The plan pays.'],
])('fills “%s” as “%s”', (text, filled) => {
  expect(interpolateFacts({ text }, claims, vi.fn())).toEqual({ text: filled });
});

test('a page about an empty claim is hidden', () => {
  expect(interpolateFacts({ about: ['since'] }, claims, vi.fn())).toMatchObject({ hidden: true });
});

test('refuses an empty claim in a text that a page needs', () => {
  const report = vi.fn();
  interpolateFacts({ lede: 'Since {since}, daily.' }, claims, report);
  const message = '{since} is empty in content/site.yaml. Write the text without it.';
  expect(report.mock.calls).toEqual([[['lede'], message]]);
});

test('refuses an unknown claim', () => {
  const report = vi.fn();
  interpolateFacts({ items: ['{garden?} Roses.'] }, claims, report);
  expect(report.mock.calls).toEqual([
    [['items', 0], expect.stringContaining('there is no claim or rule called garden')],
  ]);
});
