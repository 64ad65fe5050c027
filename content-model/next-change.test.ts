import { expect, test } from 'vitest';
import { fixtureFile, readFixture } from '../tests/helpers/fixture-files.ts';
import { nextChange } from './next-change.ts';

test.each([
  ['a closing day', '2099-12-20T12:00:00Z', '2099-12-25T08:00:00.000Z'],
  ['a holiday', '2026-12-20T12:00:00Z', '2026-12-26T08:00:00.000Z'],
  ['a year', '2026-12-27T12:00:00Z', '2027-01-01T08:00:00.000Z'],
  // In summer time.
  ['the day before a holiday of the year after next is listed', '2027-09-01T12:00:00Z', '2027-10-19T07:00:00.000Z'],
])('names the midnight at the center after %s', (_what, now, midnight) => {
  expect(nextChange(readFixture(), new Date(now)).toISOString()).toBe(midnight);
});

test('names the midnight after the last day of a rule', () => {
  const read = readFixture({ 'site.yaml': fixtureFile('site.yaml', 'until: 2099-12-31', 'until: 2026-11-30') });
  expect(nextChange(read, new Date('2026-11-28T12:00:00Z')).toISOString()).toBe('2026-12-01T08:00:00.000Z');
});
