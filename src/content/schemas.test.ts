import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { factsSchema } from '../../shared/facts-schema.ts';
import { testimonialsSchema } from './entry-schemas.ts';
import { homeSchema } from './page-schemas.ts';
import { fittingTitle } from './shared-schema.ts';

const read = (file: string) => parse(readFileSync(`tests/fixture/${file}`, 'utf8'));

/** The errors of an entry, as "field: expected value". */
function issues(schema: z.ZodType, entry: unknown) {
  const { error } = schema.safeParse(entry);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const home = read('en/pages/home.yaml');
const site = { ...read('site.yaml'), closingDays: [] };

test("shortens titles that are too long with the center's name", () => {
  expect(fittingTitle(`About Us | ${'x'.repeat(40)}`)).toBe(`About Us | ${'x'.repeat(40)}`);
  expect(fittingTitle(`About Us | ${'x'.repeat(60)}`)).toBe('About Us');
});

test('accepts a break but no overlapping hours', () => {
  const morning = { days: ['Thursday', 'Friday'], opens: '08:00', closes: '12:00' };
  const withFriday = (opens: string) => [morning, { days: ['Friday'], opens, closes: '16:00' }];
  expect(issues(factsSchema, { ...site, hours: withFriday('12:30') })).toEqual([]);
  expect(issues(factsSchema, { ...site, hours: withFriday('11:30') })).toEqual([
    'hours.1: times on Friday that no other entry has already',
  ]);
});

test('accepts a closing day as a date', () => {
  const closingDays = ['2026-12-25', { date: '2026-12-24', name: 'Christmas Eve', closes: '12:00' }];
  expect(factsSchema.parse({ ...site, closingDays }).closingDays).toEqual([
    { date: '2026-12-25' },
    { date: '2026-12-24', name: { en: 'Christmas Eve' }, closes: '12:00' },
  ]);
  const slips = ['2026-02-30', '2026-12-25', '2026-12-26', { date: '2027-01-01', closes: '12:5' }];
  expect(issues(factsSchema, { ...site, closingDays: slips })).toEqual([
    'closingDays.0.date: a date with its year, such as 2026-12-25, that the calendar has',
    'closingDays.3.closes: a time such as "08:00" or "4:00 PM"',
  ]);
});

test('requires the highlight at the end of the heading', () => {
  const hero = { ...home.hero, heading: 'Kind Day Care in Clovis' };
  expect(issues(homeSchema, { ...home, hero })).toEqual(['hero.headingHighlight: the last words of `heading`']);
});

test('accepts 0 to 12 testimonials with whole stars', () => {
  const { items } = read('en/testimonials.yaml');
  const [one] = items;
  const many = (count: number) => ({ items: Array.from({ length: count }, () => one) });
  expect([0, 1, 12].flatMap((count) => issues(testimonialsSchema, many(count)))).toEqual([]);
  expect(issues(testimonialsSchema, many(13))).toEqual(['items: 0 to 12 items']);
  const rated = [1, 4, 5, 0, 6, 4.5].map((rating) => ({ ...one, rating }));
  expect(issues(testimonialsSchema, { items: rated })).toEqual(
    [3, 4, 5].map((index) => `items.${index}.rating: a whole number of stars from 1 to 5`),
  );
});
