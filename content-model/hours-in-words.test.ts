import { expect, test } from 'vitest';
import { minutesOf, weekdays } from '../shared/opening-hours/dates.ts';
import { fixtureContent } from '../tests/helpers/fixture-files.ts';
import { describeHours, timeInSentence } from './hours-in-words.ts';
import type { Facts } from './schemas/facts-schema.ts';

const wordsIn = (language: string) => fixtureContent('interface', `${language}/interface.yaml`);
const times = (days: Facts['hours'][number]['days'], opens = '08:00', closes = '16:00') => ({ days, opens, closes });

test.each([
  [
    'equal days in one line',
    [times(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])],
    ['Monday to Friday 8:00AM-4:00PM', 'Saturday and Sunday closed'],
  ],
  [
    'closed days last',
    [times(['Tuesday', 'Wednesday', 'Thursday', 'Friday'])],
    ['Tuesday to Friday 8:00AM-4:00PM', 'Monday closed', 'Saturday and Sunday closed'],
  ],
  [
    'days with other times in a line of their own',
    [
      times(['Monday', 'Tuesday', 'Thursday', 'Friday']),
      times(['Wednesday'], '08:00', '12:00'),
      times(['Saturday'], '09:30', '13:00'),
    ],
    [
      'Monday and Tuesday 8:00AM-4:00PM',
      'Wednesday 8:00AM-noon',
      'Thursday and Friday 8:00AM-4:00PM',
      'Saturday 9:30AM-1:00PM',
      'Sunday closed',
    ],
  ],
  [
    'a break in the line of its day',
    [times([...weekdays], '13:00', '16:00'), times([...weekdays], '08:00', '11:30')],
    ['Monday to Sunday 8:00AM-11:30AM, 1:00PM-4:00PM'],
  ],
])('writes %s', (_what, hours, lines) => {
  expect(describeHours(hours, wordsIn('en'))).toEqual(lines);
});

test.each([
  ['00:05', '12:05 AM', 'a las 12:05 a. m.'],
  ['08:00', '8:00 AM', 'a las 8:00 a. m.'],
  ['12:00', 'noon', 'al mediodía'],
  ['13:30', '1:30 PM', 'a la 1:30 p. m.'],
  ['16:30', '4:30 PM', 'a las 4:30 p. m.'],
])('says %s as people do', (time, inEnglish, inSpanish) => {
  expect(timeInSentence(minutesOf(time), wordsIn('en'))).toBe(inEnglish.replace(' ', '\u00A0'));
  expect(timeInSentence(minutesOf(time), wordsIn('es')).replaceAll('\u00A0', ' ')).toBe(inSpanish);
});
