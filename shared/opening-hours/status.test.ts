import { expect, test } from 'vitest';
import { openingStatus, type Schedule } from './status.ts';

const weekday: [number, number] = [8 * 60, 16 * 60];
const schedule: Schedule = {
  timeZone: 'America/Los_Angeles',
  week: [null, weekday, weekday, weekday, weekday, weekday, null],
  closingDays: ['2026-11-26', '2026-11-27'],
};
const at = (moment: string) => openingStatus(schedule, new Date(moment));

test('the center is open from the first minute to the last', () => {
  expect(at('2026-03-06T07:59:59-08:00')).toEqual({ open: false, opens: 480, weekday: 5, today: true });
  expect(at('2026-03-06T08:00:00-08:00')).toEqual({ open: true, until: 960 });
  expect(at('2026-03-06T15:59:59-08:00')).toEqual({ open: true, until: 960 });
});

test('on Friday at four it closes until Monday', () => {
  expect(at('2026-03-06T16:00:00-08:00')).toEqual({ open: false, opens: 480, weekday: 1, today: false });
  expect(at('2026-03-08T23:59:00-07:00')).toEqual({ open: false, opens: 480, weekday: 1, today: false });
});

test('the same moment counts, whatever the clock of the visitor says', () => {
  expect(at('2026-03-06T16:00:00Z')).toEqual({ open: true, until: 960 });
  expect(at('2026-03-07T01:00:00+01:00')).toEqual({ open: false, opens: 480, weekday: 1, today: false });
});

test('summer and winter time are those of the center', () => {
  expect(at('2026-03-09T14:59:00Z')).toEqual({ open: false, opens: 480, weekday: 1, today: true });
  expect(at('2026-03-09T15:00:00Z')).toEqual({ open: true, until: 960 });
  expect(at('2026-11-02T15:30:00Z')).toEqual({ open: false, opens: 480, weekday: 1, today: true });
});

test('closing days are passed over, also several in a row', () => {
  expect(at('2026-11-26T10:00:00-08:00')).toEqual({ open: false, opens: 480, weekday: 1, today: false });
  expect(at('2026-11-25T16:00:00-08:00')).toEqual({ open: false, opens: 480, weekday: 1, today: false });
});

test('a center that never opens has no next opening', () => {
  const never = { ...schedule, week: schedule.week.map(() => null) };
  expect(openingStatus(never, new Date('2026-03-06T10:00:00-08:00'))).toEqual({ open: false, opens: null });
});
