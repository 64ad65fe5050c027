import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { factsSchema } from '../../shared/facts-schema.ts';
import { daySchema } from './day-schema.ts';
import { serviceSchema, testimonialsSchema } from './entry-schemas.ts';
import { aboutSchema, homeSchema } from './page-schemas.ts';

const read = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));

/** What a schema finds wrong with an entry, as "field: what is expected". */
function faults(schema: z.ZodType, entry: unknown) {
  const { error } = schema.safeParse(entry);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const home = read('en/pages/home.yaml');
// Half days of the owner's would not fit other hours.
const site = { ...read('site.yaml'), closingDays: [] };
const withPicture = (picture: object) => ({ ...home, hero: { ...home.hero, picture } });

test('a picture needs a description', () => {
  expect(faults(homeSchema, withPicture({ file: 'hero.svg' }))).toEqual([
    expect.stringMatching(/^hero\.picture\.alt: /),
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

test('a title goes without the name of the center where that would be too long', () => {
  const titleOf = (title: string) => homeSchema.parse({ ...home, meta: { ...home.meta, title } }).meta.title;
  expect(titleOf(`About Us | ${'x'.repeat(40)}`)).toBe(`About Us | ${'x'.repeat(40)}`);
  expect(titleOf(`About Us | ${'x'.repeat(60)}`)).toBe('About Us');
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
    'url: nothing after the name, such as https://www.example.org',
    'phone: a number such as (559) 555-0142',
    'timeZone: a time zone such as America/Los_Angeles',
    'hours.0.closes: a time later than `opens`',
    'closingDays.0.date: a date such as 2026-12-25 that the calendar has',
  ]);
});

test('a time without its first 0 is one fault, not two', () => {
  expect(faults(factsSchema, { ...site, hours: [{ days: ['Monday'], opens: '8:00', closes: '16:00' }] })).toEqual([
    'hours.0.opens: a 24-hour time such as "08:00"',
  ]);
});

test('a day may have a break, but not two entries for one time', () => {
  const morning = { days: ['Thursday', 'Friday'], opens: '08:00', closes: '12:00' };
  const withFriday = (opens: string) => [morning, { days: ['Friday'], opens, closes: '16:00' }];
  expect(faults(factsSchema, { ...site, hours: withFriday('12:30') })).toEqual([]);
  expect(faults(factsSchema, { ...site, hours: withFriday('11:30') })).toEqual([
    'hours.1: times on Friday that no other entry has already',
  ]);
});

test('closing days are dates, or dates with a name and an early end, in the order of the calendar', () => {
  const closingDays = ['2026-12-25', { date: '2026-12-24', name: 'Christmas Eve', closes: '12:00' }];
  expect(factsSchema.parse({ ...site, closingDays }).closingDays).toEqual([
    { date: '2026-12-24', name: 'Christmas Eve', closes: '12:00' },
    { date: '2026-12-25' },
  ]);
  const slips = ['2026-02-30', '2026-12-25', '2026-12-25', { date: '2027-01-01', closes: '12' }];
  expect(faults(factsSchema, { ...site, closingDays: slips })).toEqual([
    'closingDays.0.date: a date such as 2026-12-25 that the calendar has',
    'closingDays.3.closes: a 24-hour time such as "08:00"',
    'closingDays.2.date: a date that is not listed already: 2026-12-25',
  ]);
});

test('the brush stroke falls on the last words of the heading', () => {
  const hero = { ...home.hero, heading: 'Kind Day Care in Clovis' };
  expect(faults(homeSchema, { ...home, hero })).toEqual(['hero.headingHighlight: the last words of `heading`']);
});

test('testimonials may be none or as many as twelve, with one to five whole stars', () => {
  const { items } = read('en/testimonials.yaml');
  const [one] = items;
  const many = (count: number) => ({ items: Array.from({ length: count }, () => one) });
  expect([0, 1, 12].flatMap((count) => faults(testimonialsSchema, many(count)))).toEqual([]);
  expect(faults(testimonialsSchema, many(13))).toEqual(['items: 0 to 12 items']);
  const rated = [1, 4, 5, 0, 6, 4.5].map((rating) => ({ ...one, rating }));
  expect(faults(testimonialsSchema, { items: rated })).toEqual(
    [3, 4, 5].map((index) => `items.${index}.rating: a whole number of stars from 1 to 5`),
  );
});

test('a link is refused where none would be shown', () => {
  const approach = { ...home.approach, lede: 'Ask [us](/contact).', text: 'Ask [us](/contact).' };
  expect(faults(homeSchema, { ...home, approach })).toEqual(['approach.lede: plain text: a link cannot stand here']);
});

test('the guide for filling slots names every slot', () => {
  const guide = readFileSync('docs/filling-slots.md', 'utf8');
  const day = Object.keys(daySchema.shape).filter((field) => daySchema.shape[field as 'menu'].safeParse(null).success);
  const photographs = Object.keys(aboutSchema.shape.facility.shape.photographs.shape);
  const slots = [
    ...Object.keys(factsSchema.shape.slots.shape),
    ...Object.keys(serviceSchema.shape.glance.shape),
    ...day,
  ];
  expect(slots.filter((slot) => !guide.includes(`\`${slot}\``) && !guide.includes(`${slot}:`))).toEqual([]);
  const photographGuide = readFileSync('docs/photographs.md', 'utf8');
  expect(photographs.filter((slot) => !photographGuide.includes(`| \`${slot}\` |`))).toEqual([]);
});
