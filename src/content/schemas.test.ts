import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { factsSchema } from '../../shared/facts-schema.ts';
import { testimonialsSchema } from './entry-schemas.ts';
import { homeSchema } from './page-schemas.ts';

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));

/** What a schema finds wrong with an entry, as "field: what is expected". */
function faults(schema: z.ZodType, entry: unknown) {
  const { error } = schema.safeParse(entry);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const home = read('en/pages/home.yaml');
const site = read('site.yaml');
const withPicture = (picture: object) => ({ ...home, hero: { ...home.hero, picture } });

test('a picture needs a description', () => {
  expect(faults(homeSchema, withPicture({ file: 'hero.svg' }))).toEqual([
    expect.stringMatching(/^hero\.picture\.alt: /),
  ]);
});

test('a picture has to exist', () => {
  expect(faults(homeSchema, withPicture({ file: 'nobody.jpg', alt: 'Nobody' }))).toEqual([
    'hero.picture.file: the name of a file in content/photos or src/illustrations',
  ]);
});

test('a key that nobody reads is refused, so that no words get lost by a slip', () => {
  expect(faults(homeSchema, { ...home, approach: { ...home.approach, headline: 'Hello' } })).toEqual([
    expect.stringMatching(/^approach: .*"headline"/),
  ]);
});

test('a title keeps to what search engines show', () => {
  expect(faults(homeSchema, { ...home, meta: { ...home.meta, title: 'x'.repeat(61) } })).toEqual([
    'meta.title: a title of at most 60 characters',
  ]);
});

test('facts are refused in another form than the one that links and data are made from', () => {
  const slips = {
    phone: '559-555-0142',
    url: 'https://www.example.org/',
    timeZone: 'America/Fresno',
    closingDays: ['25.12.2026'],
    hours: [{ days: ['Monday'], opens: '16:00', closes: '08:00' }],
  };
  expect(faults(factsSchema, { ...site, ...slips })).toEqual([
    'url: no slash at the end',
    'phone: a number such as (559) 555-0142',
    'timeZone: a time zone such as America/Los_Angeles',
    'hours.0.closes: a time later than `opens`',
    'closingDays.0: a date such as 2026-12-25',
  ]);
});

test('a time without its first 0 is one fault, not two', () => {
  expect(faults(factsSchema, { ...site, hours: [{ days: ['Monday'], opens: '8:00', closes: '16:00' }] })).toEqual([
    'hours.0.opens: a 24-hour time such as "08:00"',
  ]);
});

test('a day of the week has its times in one entry', () => {
  const friday = { days: ['Friday'], opens: '08:00', closes: '14:00' };
  expect(faults(factsSchema, { ...site, hours: [...site.hours, friday] })).toEqual([
    'hours.1.days: Friday only once; it has times already',
  ]);
});

test('the brush stroke falls on the last words of the heading', () => {
  const hero = { ...home.hero, heading: 'Kind Day Care in Clovis' };
  expect(faults(homeSchema, { ...home, hero })).toEqual(['hero.headingHighlight: the last words of `heading`']);
});

test('there are six testimonials with five stars each', () => {
  const { items } = read('en/testimonials.yaml');
  expect(faults(testimonialsSchema, { items })).toEqual([]);
  expect(faults(testimonialsSchema, { items: items.slice(1) })).toHaveLength(1);
  expect(faults(testimonialsSchema, { items: [{ ...items[0], rating: 4 }, ...items.slice(1)] })).toEqual([
    expect.stringMatching(/^items\.0\.rating: /),
  ]);
});
