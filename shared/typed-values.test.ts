import { expect, test } from 'vitest';
import { dateAsTyped, phoneAsTyped, timeAsTyped } from './typed-values.ts';

test.each([
  '559-268-4411',
  '5592684411',
  '(559) 268-4411',
  '559.268.4411',
  '+1 559 268 4411',
  '559–268–4411',
  5592684411,
])('understands the phone number %s', (typed) => {
  expect(phoneAsTyped(typed)).toBe('(559) 268-4411');
});

test.each([
  ['7:30', '07:30'],
  ['7:30 am', '07:30'],
  ['4 PM', '16:00'],
  ['12:15 p.m.', '12:15'],
  ['12 am', '00:00'],
  ['7.30', '07:30'],
  ['noon', '12:00'],
])('understands the time %s', (typed, time) => {
  expect(timeAsTyped(typed)).toBe(time);
});

test.each([
  '12/25/2026',
  'December 25, 2026',
  'Dec 25 2026',
  '25 December 2026',
  'Friday, December 25, 2026',
  '12/25/26',
  'December 25th, 2026',
  '2026/12/25',
])('understands the date %s', (typed) => {
  expect(dateAsTyped(typed)).toBe('2026-12-25');
});

test.each([
  [phoneAsTyped, '268-4411'],
  [timeAsTyped, 'half past 7'],
  [timeAsTyped, '8'],
  [phoneAsTyped, '559-268-4411 ext. 12'],
  [timeAsTyped, '14:00 pm'],
  [dateAsTyped, 'December 25'],
  [dateAsTyped, '2/30/2026'],
  [dateAsTyped, 'Christmas'],
])('%o leaves %s unchanged', (understand, typed) => {
  expect(understand(typed)).toBe(typed);
});
