import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { testimonialsSchema } from './entry-schemas.ts';
import { factsSchema } from './facts-schema.ts';
import { homeSchema } from './page-schemas.ts';
import { richText } from './text-schema.ts';

const read = (file: string) => parse(readFileSync(`tests/fixture/${file}`, 'utf8'));

/** The errors of an entry, as "field: message". */
function issues(schema: z.ZodType, entry: unknown) {
  const { error } = schema.safeParse(entry);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test.each([
  ['12:30', []],
  ['11:30', ['hours.1: Write times on Friday that no other entry has.']],
])('hours after a break begin at %s', (opens, errors) => {
  const morning = { days: ['Thursday', 'Friday'], opens: '08:00', closes: '12:00' };
  const hours = [morning, { days: ['Friday'], opens, closes: '16:00' }];
  expect(issues(factsSchema, { ...read('site.yaml'), hours, closingDays: [] })).toEqual(errors);
});

test('requires the highlight at the end of the heading', () => {
  const home = read('en/pages/home.yaml');
  const hero = { ...home.hero, heading: 'Kind Day Care in Clovis' };
  expect(issues(homeSchema, { ...home, hero })).toEqual(['hero.headingHighlight: Write the last words of `heading`.']);
});

test.each([
  [0, 5, []],
  [12, 1, []],
  [13, 5, ['items: Write 0 to 12 items.']],
  [1, 0, ['items.0.rating: Write a whole number of stars from 1 to 5.']],
  [1, 4.5, ['items.0.rating: Write a whole number of stars from 1 to 5.']],
])('%i testimonials with %f stars', (count, rating, errors) => {
  const [one] = read('en/testimonials.yaml').items;
  expect(issues(testimonialsSchema, { items: Array.from({ length: count }, () => ({ ...one, rating })) })).toEqual(
    errors,
  );
});

test.each([
  ['•\tPunjabi', 'Punjabi'],
  ['See [the map](https://maps.example/a?utm_source=x&id=1&fbclid=2).', 'See [the map](https://maps.example/a?id=1).'],
  ['Is it https://maps.example/?gclid=a_b', 'Is it https://maps.example/'],
  ['Is it open?', 'Is it open?'],
])('cleans the pasted text %s', (pasted, text) => {
  expect(richText.parse(pasted)).toBe(text);
});

test.each([
  ['“She “loves” it.”', 'She “loves” it.'],
  ['“Come in,” she said. “Sit.”', '“Come in,” she said. “Sit.”'],
])('removes quotation marks around the whole quote %s', (quote, words) => {
  const [item] = read('en/testimonials.yaml').items;
  expect(testimonialsSchema.parse({ items: [{ ...item, quote }] }).items[0]?.quote).toBe(words);
});
