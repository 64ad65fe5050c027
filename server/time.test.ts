import { expect, test } from 'vitest';
import { content } from '../tests/helpers/storage.ts';
import { createCenterTime, HOUR } from './time.ts';

// Open from Monday to Friday, 8 to 4; Thursday, November 26, and the day after are closed, and December 1 ends at noon.
const time = createCenterTime({
  ...content.facts,
  closingDays: [{ date: '2026-11-26' }, { date: '2026-11-27' }, { date: '2026-12-01', closes: '12:00' }],
});
const shown = (at: number) => time.sortable(at).slice(0, 16).replace(' ', 'T');

test('formats times in the time zone of the center', () => {
  expect(time.sortable(Date.parse('2026-12-01T17:05:09Z'))).toBe('2026-12-01 09:05:09');
  expect(time.sortable(Date.parse('2026-07-01T07:00:00Z'))).toBe('2026-07-01 00:00:00');
});

test.each([
  ['2026-12-08T10:05', '2026-12-09T10:05', 'while open'],
  ['2026-12-10T02:50', '2026-12-10T16:00', 'at night'],
  ['2026-12-10T18:30', '2026-12-11T16:00', 'in the evening'],
  ['2026-12-11T14:50', '2026-12-11T16:00', 'on a Friday'],
  ['2026-12-11T15:30', '2026-12-14T09:00', 'half an hour before the weekend'],
  ['2026-12-12T10:00', '2026-12-14T09:00', 'on a Saturday'],
  ['2026-11-26T02:50', '2026-11-30T09:00', 'on a closing day'],
  ['2026-11-30T14:00', '2026-12-01T12:00', 'a day before a half day'],
])('a request at %s has to be answered by %s (%s)', (received, deadline) => {
  expect(shown(time.deadline(time.moment(received)).at)).toBe(deadline);
});

test.each([
  ['2026-12-08T10:05', '2026-12-09T09:05'],
  ['2026-12-08T08:30', '2026-12-08T15:30'],
  ['2026-12-10T02:50', '2026-12-10T15:00'],
  ['2026-12-11T14:50', '2026-12-11T15:50'],
  ['2026-12-11T15:30', '2026-12-14T08:00'],
  ['2026-12-12T10:00', '2026-12-14T08:00'],
  ['2026-11-25T12:00', '2026-11-25T15:00'],
])('staff are reminded of a request at %s from %s on', (received, reminded) => {
  const at = time.moment(received);
  const isDue = (now: number) => (time.remindUpTo(now) ?? Number.NEGATIVE_INFINITY) >= at;
  let now = at;
  while (!isDue(now)) now += HOUR / 12;
  expect(shown(now)).toBe(reminded);
});

test.each([
  ['2026-11-24T10:00', []],
  ['2026-11-25T10:00', ['2026-11-26', '2026-11-27']],
  ['2026-11-26T10:00', ['2026-11-26', '2026-11-27']],
  ['2026-11-28T10:00', []],
  ['2026-12-04T10:00', []],
])('a request at %s meets the closing days %j', (received, days) => {
  expect(time.closedDays(time.moment(received))).toEqual(days);
});

test('finds a closing day next to the weekend', () => {
  const { closedDays, moment } = createCenterTime({ ...content.facts, closingDays: [{ date: '2026-12-07' }] });
  expect(closedDays(moment('2026-12-04T17:00'))).toEqual(['2026-12-07']);
});
