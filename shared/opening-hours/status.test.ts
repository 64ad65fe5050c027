import { expect, test } from 'vitest';
import { type Interval, openingStatus, type Schedule } from './status.ts';

const weekday: Interval[] = [[8 * 60, 16 * 60]];
const schedule: Schedule = {
  timeZone: 'America/Los_Angeles',
  week: [[], weekday, weekday, weekday, weekday, weekday, []],
  closingDays: { '2026-11-26': 0, '2026-11-27': 0 },
};
const at = (moment: string, changes: Partial<Schedule> = {}) =>
  openingStatus({ ...schedule, ...changes }, new Date(moment));
const opens = (date: string, ahead: number, minutes = 480) => ({ open: false, opens: minutes, date, ahead });

test('is open from the first minute to the last', () => {
  expect(at('2026-03-06T07:59:59-08:00')).toEqual(opens('2026-03-06', 0));
  expect(at('2026-03-06T08:00:00-08:00')).toEqual({ open: true, opened: 480, until: 960 });
  expect(at('2026-03-06T15:59:59-08:00')).toEqual({ open: true, opened: 480, until: 960 });
});

test('closes on Friday until Monday', () => {
  expect(at('2026-03-06T16:00:00-08:00')).toEqual(opens('2026-03-09', 3));
  expect(at('2026-03-08T23:59:00-07:00')).toEqual(opens('2026-03-09', 1));
});

test("does not depend on the visitor's time zone", () => {
  expect(at('2026-03-06T16:00:00Z')).toEqual({ open: true, opened: 480, until: 960 });
  expect(at('2026-03-07T01:00:00+01:00')).toEqual(opens('2026-03-09', 3));
});

test('follows the daylight saving time of the center', () => {
  expect(at('2026-03-09T14:59:00Z')).toEqual(opens('2026-03-09', 0));
  expect(at('2026-03-09T15:00:00Z')).toEqual({ open: true, opened: 480, until: 960 });
  expect(at('2026-11-02T15:30:00Z')).toEqual(opens('2026-11-02', 0));
});

test('skips closing days', () => {
  expect(at('2026-11-26T10:00:00-08:00')).toEqual(opens('2026-11-30', 4));
  expect(at('2026-11-25T16:00:00-08:00')).toEqual(opens('2026-11-30', 5));
});

test('closes early on a half day', () => {
  const closingDays = { '2026-12-24': 12 * 60, '2026-12-25': 7 * 60 };
  expect(at('2026-12-24T11:59:00-08:00', { closingDays })).toEqual({ open: true, opened: 480, until: 720 });
  expect(at('2026-12-24T12:00:00-08:00', { closingDays })).toEqual(opens('2026-12-28', 4));
});

test('is closed during a break', () => {
  const week = schedule.week.map((): Interval[] => [
    [8 * 60, 12 * 60],
    [13 * 60, 16 * 60],
  ]);
  expect(at('2026-03-06T11:00:00-08:00', { week })).toEqual({ open: true, opened: 480, until: 720 });
  expect(at('2026-03-06T12:00:00-08:00', { week })).toEqual(opens('2026-03-06', 0, 780));
  expect(at('2026-03-06T15:00:00-08:00', { week })).toEqual({ open: true, opened: 780, until: 960 });
});

test('has no next opening if it never opens', () => {
  expect(at('2026-03-06T10:00:00-08:00', { week: [] })).toEqual({ open: false, opens: null });
});
