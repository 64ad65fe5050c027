import { expect, test } from 'vitest';
import { comingClosingDays } from '../../../content-model/closing-days.ts';
import { holidays } from '../../../content-model/holidays.ts';
import { localTime, offsetsOf } from '../../../content-model/time-zone.ts';
import { dayAt, type OpeningHours, type ScheduleFacts, scheduleOf } from '../../../shared/opening-hours/schedule.ts';
import { nextOpening } from './next-opening.ts';

const weekdays: OpeningHours[number]['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const usual = {
  hours: [{ days: weekdays, opens: '08:00', closes: '16:00' }],
  holidays: holidays.map(({ name, ...holiday }) => ({ ...holiday, name: name.en })),
  closingDays: [
    { date: '2026-12-28', name: 'New roof' },
    { date: '2026-12-29', closes: '12:00' },
    { date: '2027-11-11', closes: '16:00' },
  ],
};
const withBreak = {
  ...usual,
  hours: [
    { days: weekdays, opens: '08:00', closes: '12:00' },
    { days: weekdays, opens: '13:00', closes: '16:00' },
  ],
};
const offsets = offsetsOf('America/Los_Angeles', '2026-03-06');

/** What is open or opens next, as "open 08:00-16:00" or "2026-11-30 08:00", and the first closing day until then. */
function stateAt(moment: string, facts: ScheduleFacts = usual): string {
  const now = localTime(Date.parse(moment), offsets);
  const next = nextOpening(scheduleOf(facts), now);
  const time = (minutes = 0) => new Date(minutes * 60_000).toISOString().slice(11, 16);
  const state = next?.isOpen ? `open ${time(next.opens)}-${time(next.closes)}` : `${next?.date} ${time(next?.opens)}`;
  return next?.closedFor === undefined ? state : `${state}, closed for "${next.closedFor}"`;
}

test.each([
  ['before opening', '2026-03-06T07:59:59-08:00', '2026-03-06 08:00'],
  ['in the first minute', '2026-03-06T08:00:00-08:00', 'open 08:00-16:00'],
  ['in the last minute', '2026-03-06T15:59:59-08:00', 'open 08:00-16:00'],
  ['after closing on Friday', '2026-03-06T16:00:00-08:00', '2026-03-09 08:00'],
  ['on Sunday night', '2026-03-08T23:59:00-07:00', '2026-03-09 08:00'],
  ['for a visitor in another time zone', '2026-03-07T01:00:00+01:00', '2026-03-09 08:00'],
  ['before opening in daylight saving time', '2026-03-09T14:59:00Z', '2026-03-09 08:00'],
  ['after opening in daylight saving time', '2026-03-09T15:00:00Z', 'open 08:00-16:00'],
  ['before opening in standard time', '2026-11-02T15:30:00Z', '2026-11-02 08:00'],
  ['four years after the build', '2030-07-08T15:00:00Z', 'open 08:00-16:00'],
  ['on the evening before Thanksgiving', '2026-11-25T16:00:00-08:00', '2026-11-30 08:00, closed for "Thanksgiving"'],
  ['on Thanksgiving', '2026-11-26T10:00:00-08:00', '2026-11-30 08:00, closed for "Thanksgiving"'],
  ['on the Friday after', '2026-11-27T10:00:00-08:00', '2026-11-30 08:00, closed for "Day after Thanksgiving"'],
  ['on Christmas Eve', '2026-12-24T10:00:00-08:00', '2026-12-29 08:00, closed for "Christmas Eve"'],
  ['on a closing day of its own', '2026-12-28T10:00:00-08:00', '2026-12-29 08:00, closed for "New roof"'],
  ['on a half day', '2026-12-29T11:59:00-08:00', 'open 08:00-12:00'],
  ['after a half day', '2026-12-29T12:00:00-08:00', '2026-12-30 08:00'],
  ['on New Year’s Eve', '2026-12-31T10:00:00-08:00', '2027-01-04 08:00, closed for "New Year’s Eve"'],
  ['on January 1', '2027-01-01T10:00:00-08:00', '2027-01-04 08:00, closed for "New Year’s Day"'],
  ['on March 31', '2027-03-31T10:00:00-07:00', '2027-04-01 08:00, closed for "Farmworkers Day"'],
  ['on Sunday, July 4', '2027-07-04T10:00:00-07:00', '2027-07-06 08:00, closed for "Independence Day"'],
  ['on the Monday after', '2027-07-05T10:00:00-07:00', '2027-07-06 08:00, closed for "Independence Day"'],
  ['on a holiday on which the center opens', '2027-11-11T10:00:00-08:00', 'open 08:00-16:00'],
  [
    'on the Friday before a holiday on Saturday',
    '2027-12-31T10:00:00-08:00',
    '2028-01-03 08:00, closed for "New Year’s Eve"',
  ],
])('%s', (_when, moment, state) => {
  expect(stateAt(moment)).toBe(state);
});

test('gives no name of a later closing day to one without a name', () => {
  const facts = { ...usual, closingDays: [{ date: '2026-11-25' }] };
  expect(stateAt('2026-11-25T10:00:00-08:00', facts)).toBe('2026-11-30 08:00, closed for ""');
});

test.each([
  ['2026-03-06T11:00:00-08:00', 'open 08:00-12:00'],
  ['2026-03-06T12:00:00-08:00', '2026-03-06 13:00'],
  ['2026-03-06T15:00:00-08:00', 'open 13:00-16:00'],
])('at %s with a break', (moment, state) => {
  expect(stateAt(moment, withBreak)).toBe(state);
});

test('a holiday on a Sunday does not move if the center opens on Sundays', () => {
  const days: OpeningHours[number]['days'] = ['Sunday', 'Monday'];
  const schedule = scheduleOf({ ...usual, hours: [{ days, opens: '08:00', closes: '16:00' }] });
  expect(dayAt('2027-07-04', schedule).closedFor).toBe('Independence Day');
  expect(dayAt('2027-07-05', schedule).times).toEqual([[480, 960]]);
});

test('has no next opening if it never opens', () => {
  expect(nextOpening({ ...scheduleOf(usual), week: [] }, { date: '2026-03-06', minutes: 600 })).toBeUndefined();
});

test('lists closing days and the holidays of a year in order', () => {
  const facts = { ...usual, holidays: usual.holidays.filter(({ name }) => /^(Independence|Veterans)/.test(name)) };
  expect(comingClosingDays(facts, '2026-12-29')).toEqual([
    { date: '2026-12-29', closes: '12:00' },
    { date: '2027-07-05', name: 'Independence Day' },
    { date: '2027-11-11', name: 'Veterans Day', closes: '16:00' },
  ]);
});
