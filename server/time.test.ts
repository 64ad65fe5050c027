import { expect, test } from 'vitest';
import { content } from '../tests/helpers/desk.ts';
import { createCenterTime, HOUR } from './time.ts';

// Open from Monday to Friday, 8 to 4, not on holidays; December 1 ends at noon.
const facts = { ...content.facts, closingDays: [{ date: '2027-12-01', closes: '12:00' }] };
const time = createCenterTime(facts);

test('formats times in the time zone of the center', () => {
  expect(time.sortable(Date.parse('2026-12-01T17:05:09Z'))).toBe('2026-12-01 09:05:09');
  expect(time.sortable(Date.parse('2026-07-01T07:00:00Z'))).toBe('2026-07-01 00:00:00');
});

test.each([
  ['2027-12-01', '2027-12-01 12:00:00'],
  ['2027-11-08', '2027-11-08 16:00:00'],
  ['2027-12-04', null],
])('staff stop calling on %s at %s', (day, closes) => {
  const at = time.lastCallOn(day);
  expect(at && time.sortable(at)).toBe(closes);
});

test.each([
  ['2027-05-01', false],
  ['2027-05-03', true],
  ['2027-05-04', false],
])('%s is the first working day of its month: %s', (day, isFirst) => {
  expect(time.isFirstOfMonth(day)).toBe(isFirst);
});

test.each([
  ['24 hours', 24],
  ['1 hour', 1],
  ['24 horas', 24],
  ['en breve', 24],
])('a promise to answer within %s counts as %s hours', (value, hours) => {
  const monday = time.moment('2027-11-08', 10 * 60);
  expect(createCenterTime({ ...facts, promise: { value } }).deadline(monday).at).toBe(monday + hours * HOUR);
});
