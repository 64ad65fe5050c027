import { expect, test } from 'vitest';
import type { Facts } from '../facts-schema.ts';
import { describeHours } from './describe.ts';
import { readableTime, spokenTime } from './readable-time.ts';
import { minutesOf } from './schedule.ts';
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
  openDays: '{days} {time}',
  closedDays: '{days} closed',
  times: '{from}-{to}',
  am: '{time}AM',
  pm: '{time}PM',
};
const times = (days: Facts['hours'][number]['days'], opens = '08:00', closes = '16:00') => ({ days, opens, closes });

test('groups equal days in one line', () => {
  const hours = [times(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])];
  expect(describeHours(hours, words)).toEqual(['Monday to Friday 8:00AM-4:00PM', 'Saturday and Sunday closed']);
});

test('lists closed days last', () => {
  const hours = [times(['Tuesday', 'Wednesday', 'Thursday', 'Friday'])];
  expect(describeHours(hours, words)).toEqual([
    'Tuesday to Friday 8:00AM-4:00PM',
    'Monday closed',
    'Saturday and Sunday closed',
  ]);
});

test('gives days with different times their own line', () => {
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

test('writes times as in the US', () => {
  const read = (time: string) => readableTime(minutesOf(time), words);
  expect(['00:05', '08:00', '12:00', '16:30'].map(read)).toEqual(['12:05AM', '8:00AM', '12:00PM', '4:30PM']);
  expect(spokenTime(minutesOf('16:30'), words)).toBe('4:30 PM');
});

test('follows the format of another language', () => {
  const spanish = {
    ...words,
    openDays: '{days}, {time}',
    times: 'de {from} a {to}',
    am: '{time} a. m.',
    pm: '{time} p. m.',
  };
  expect(describeHours([times(['Monday'])], spanish)[0]?.replaceAll('\u00A0', ' ')).toBe(
    'Monday, de 8:00 a. m. a 4:00 p. m.',
  );
  expect(spokenTime(minutesOf('16:30'), spanish)).toBe('4:30\u00A0p.\u00A0m.');
});

test('writes a day with a break in one line', () => {
  const week = [...weekdays];
  const hours = [times(week, '13:00', '16:00'), times(week, '08:00', '12:00')];
  expect(describeHours(hours, words)).toEqual(['Monday to Sunday 8:00AM-12:00PM, 1:00PM-4:00PM']);
});
