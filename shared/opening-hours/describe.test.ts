import { expect, test } from 'vitest';
import type { Facts } from '../facts-schema.ts';
import { describeHours, readableTime } from './describe.ts';
import { weekdays } from './weekdays.ts';

const words = {
  weekdays: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },
  dayRange: '{from} to {to}',
  dayPair: '{from} and {to}',
  closedDays: '{days} closed',
};
const times = (days: Facts['hours'][number]['days'], opens = '08:00', closes = '16:00') => ({ days, opens, closes });

test('a week of equal days is told in one line, closed days in another', () => {
  const hours = [times(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])];
  expect(describeHours(hours, words)).toEqual(['Monday to Friday 8:00AM-4:00PM', 'Saturday and Sunday closed']);
});

test('days with times of their own get lines of their own', () => {
  const hours = [
    times(['Monday', 'Tuesday', 'Thursday', 'Friday']),
    times(['Wednesday'], '08:00', '12:00'),
    times(['Saturday'], '09:30', '13:00'),
  ];
  expect(describeHours(hours, words)).toEqual([
    'Monday and Tuesday 8:00AM-4:00PM',
    'Wednesday 8:00AM-12:00PM',
    'Thursday and Friday 8:00AM-4:00PM',
    'Saturday 9:30AM-1:00PM',
    'Sunday closed',
  ]);
});

test('times read as people in the US write them', () => {
  expect(['00:05', '08:00', '12:00', '16:30'].map(readableTime)).toEqual(['12:05AM', '8:00AM', '12:00PM', '4:30PM']);
});

test('a day with a break has both its parts in one line', () => {
  const week = [...weekdays];
  const hours = [times(week, '13:00', '16:00'), times(week, '08:00', '12:00')];
  expect(describeHours(hours, words)).toEqual(['Monday to Sunday 8:00AM-12:00PM, 1:00PM-4:00PM']);
});
