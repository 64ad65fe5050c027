import { expect, test } from 'vitest';
import { CALL_AFTER_DAYS_ID, laterCallTimes } from '../shared/opening-hours/call-times.ts';
import { sundayFirst, weekdays } from '../shared/opening-hours/dates.ts';
import { scheduleOf } from '../shared/opening-hours/schedule.ts';
import { content } from '../tests/helpers/desk.ts';
import { describeDeadline, describeLater, describePromise, fragmentOf } from './deadline.ts';
import { createCenterTime, HOUR } from './time.ts';

const facts = {
  ...content.facts,
  hours: [{ days: weekdays.slice(0, 5), opens: '08:00', closes: '16:00' }],
  holidays: [
    { name: 'Thanksgiving', day: '11-22', weekday: 4 },
    { name: 'Day after Thanksgiving', day: '11-23', weekday: 5 },
    { name: 'New Year’s Day', day: '01-01' },
  ],
  closingDays: [
    { date: '2026-12-01', closes: '12:00' },
    ...[21, 22, 23, 24, 25, 28, 29].map((day) => ({ date: `2026-12-${day}`, name: 'New roof' })),
  ],
};
const english = {
  within: 'We will call within 24 hours, {time}.',
  later: 'We are closed until {day}, so we will call {time}.',
  letter: 'We will call {time}.',
  by: 'by {time}',
  on: 'on {time}',
  morning: '{day} morning',
  afternoon: '{day} afternoon',
  evening: '{day} evening',
  date: '{day}',
  closedNow: 'We are closed until then.',
  closedSoon: 'After today, we are closed until then.',
  afterDays: 'We will call when we open again.',
};
const words = { language: 'en', days: sundayFirst, texts: english };

const weekdaysOnly = createCenterTime({ ...facts, promise: { value: '24 hours' } });
const everyDay = createCenterTime({ ...facts, promise: { value: '24 hours', everyDay: true } });

/** A moment such as "2026-12-09 10:05", and the words for it. */
function shown(received: string, time = weekdaysOnly): string {
  const deadline = time.deadline(Date.parse(received));
  return `${time.sortable(deadline.at).slice(0, 16)}, ${describeDeadline(deadline, words, time)}`;
}

test.each([
  ['while open', '2026-12-08T10:05-08:00', '2026-12-09 10:05, by Wednesday morning'],
  ['at night', '2026-12-10T02:50-08:00', '2026-12-10 16:00, by Thursday afternoon'],
  ['in the evening', '2026-12-10T18:30-08:00', '2026-12-11 16:00, by Friday afternoon'],
  ['on a Friday', '2026-12-11T14:50-08:00', '2026-12-11 16:00, by Friday afternoon'],
  ['ten minutes before the weekend', '2026-12-11T15:50-08:00', '2026-12-14 09:00, on Monday morning'],
  ['on a Saturday', '2026-12-12T10:00-08:00', '2026-12-14 09:00, on Monday morning'],
  ['on a Sunday, a day before opening', '2026-12-13T10:00-08:00', '2026-12-14 10:00, by Monday morning'],
  ['on the evening before Thanksgiving', '2026-11-25T17:00-08:00', '2026-11-30 09:00, on Monday morning'],
  ['on Thanksgiving', '2026-11-26T02:50-08:00', '2026-11-30 09:00, on Monday morning'],
  ['a day before a half day', '2026-11-30T14:00-08:00', '2026-12-01 12:00, by Tuesday morning'],
  ['on the night of the change to summer time', '2026-03-08T01:30-08:00', '2026-03-09 09:00, on Monday morning'],
  ['on the night of the change to winter time', '2026-11-01T01:30-07:00', '2026-11-02 09:00, on Monday morning'],
  ['before twelve closed days', '2026-12-18T15:30-08:00', '2026-12-30 09:00, on Wednesday, December 30'],
])('a request %s', (_when, received, moment) => {
  expect(shown(received)).toBe(moment);
});

test.each([
  ['on a Friday', '2026-12-11T15:50-08:00', '2026-12-12 15:50, by Saturday afternoon'],
  ['on a Friday night', '2026-12-11T22:00-08:00', '2026-12-12 16:00, by Saturday afternoon'],
  ['on the evening before Thanksgiving', '2026-11-25T17:00-08:00', '2026-11-26 16:00, by Thursday afternoon'],
  ['before the change to summer time', '2026-03-07T20:00-08:00', '2026-03-08 16:00, by Sunday afternoon'],
])('a request %s if the promise counts every day', (_when, received, moment) => {
  expect(shown(received, everyDay)).toBe(moment);
});

const SOON = 'We will call on Monday morning. After today, we are closed until then.';
const FAR = 'We will call on Wednesday, December 30. We are closed until then.';
const CLOSED = 'We will call on Monday morning. We are closed until then.';

test.each([
  ['2026-12-08T10:05-08:00', 'We will call within 24 hours, by Wednesday morning.', ''],
  ['2026-12-11T15:50-08:00', SOON, SOON],
  ['2026-12-11T16:00-08:00', CLOSED, 'We are closed until Monday, so we will call on Monday morning.'],
  ['2026-12-18T17:00-08:00', FAR, FAR],
])('a family that writes at %s reads in the receipt %j and after the promise %j', (received, receipt, later) => {
  const deadline = weekdaysOnly.deadline(Date.parse(received));
  const described = [describePromise, describeLater].map((describe) => describe(deadline, words, weekdaysOnly));
  expect(described).toEqual([receipt, later]);
});

test('Spanish dates have no commas', () => {
  const spanish = { ...words, language: 'es', texts: { ...english, on: '{time}', date: 'el {day}' } };
  const deadline = weekdaysOnly.deadline(Date.parse('2026-12-18T17:00-08:00'));
  expect(describeDeadline(deadline, spanish, weekdaysOnly)).toBe('el miércoles 30 de diciembre');
});

const until = (closes: string) => ({
  ...createCenterTime({ ...facts, hours: [{ days: weekdays.slice(0, 5), opens: '08:00', closes }] }),
});

test.each([
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
])('a request that is answered by %s is answered in the %s', (closes, part) => {
  expect(shown('2026-12-07T23:00-08:00', until(closes))).toBe(`2026-12-08 ${closes}, by Tuesday ${part}`);
});

test.each([
  ['while a call is within the promise', '2026-12-08T10:05-08:00', ''],
  ['ten minutes before the weekend', '2026-12-11T15:50-08:00', '#call-1-morning'],
  ['on the evening before Thanksgiving', '2026-11-25T17:00-08:00', '#call-1-morning'],
  ['before twelve closed days', '2026-12-18T15:30-08:00', '#call-after-days'],
])('the fragment of the thank-you page %s', (_when, received, fragment) => {
  expect(fragmentOf(weekdaysOnly.deadline(Date.parse(received)), weekdaysOnly)).toBe(fragment);
});

test('the thank-you page has the sentence for every hour of a year', () => {
  const ids = ['', CALL_AFTER_DAYS_ID, ...laterCallTimes(scheduleOf(facts)).map(({ id }) => id)];
  const start = Date.parse('2026-01-01T08:00Z');
  const fragments = Array.from({ length: 365 * 24 }, (_, hour) =>
    fragmentOf(weekdaysOnly.deadline(start + hour * HOUR), weekdaysOnly),
  );
  expect(new Set(fragments).size).toBeGreaterThan(3);
  expect([...new Set(fragments)].filter((fragment) => !ids.includes(fragment.slice(1)))).toEqual([]);
});
