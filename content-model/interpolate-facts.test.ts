import { expect, test, vi } from 'vitest';
import { interpolateFacts } from './interpolate-facts.ts';

const facts = { phone: '(559) 555-0142' };

test('allows blanks inside braces', () => {
  expect(interpolateFacts('Call { phone } until { time }', facts, vi.fn(), ['time'])).toBe(
    'Call (559) 555-0142 until {time}',
  );
});

const claims = { ...facts, since: null, medicare: null, years: '22+' };

test.each([
  ['items that name an empty claim', [{ title: '{medicare}', text: 'Ask.' }, '{since}', 'Kind'], ['Kind']],
  ['points of a tile', [{ features: ['{since}', '{years} years'] }], [{ features: ['22+ years'] }]],
  ['a tile whose points are all left out', [{ title: 'Numbers', features: ['{since}', '{medicare}'] }], []],
])('leaves out %s', (_what, items, left) => {
  expect(interpolateFacts({ items }, claims, vi.fn())).toEqual({ items: left });
});

test('refuses an empty claim in the running text of a list', () => {
  const entry = { groups: [{ answers: ['Yes.', 'Since {since}, daily.'] }] };
  const report = vi.fn();
  interpolateFacts(entry, claims, report);
  const message = '{since} is empty in content/site.yaml. Write the text without it.';
  expect(report.mock.calls).toEqual([[['groups', 0, 'answers', 1], message]]);
});

test('leaves out the sentences of a paragraph that begin with an empty claim', () => {
  const entry = { answers: ['Call us. {medicare}, if you drive. {since}. Or write.'] };
  expect(interpolateFacts(entry, claims, vi.fn())).toEqual({ answers: ['Call us. Or write.'] });
});
