import { expect, test } from 'vitest';
import type { Facts } from '../shared/facts-schema.ts';
import type { TestimonialContent } from '../src/content/entry-schemas.ts';
import { countLeft, describeFindings, findInSite, findInTestimonials, findInTexts } from './launch-findings.ts';

const confirmed = { value: '22+', confirmed: '2026-01-05' };

const ready: Facts = {
  name: 'Orchard Adult Day Health Care',
  logoLines: ['Orchard', 'Adult Day Health Care'],
  url: 'https://www.orchard-day.org',
  phone: '(559) 237-1000',
  email: 'hello@orchard-day.org',
  address: {
    street: '1 Elm',
    city: 'Fresno',
    state: 'California',
    stateCode: 'CA',
    postalCode: '93706',
    countryCode: 'US',
  },
  timeZone: 'America/Los_Angeles',
  hours: [{ days: ['Monday'], opens: '08:00', closes: '16:00' }],
  closingDays: ['2026-12-25'],
  claims: {
    since: confirmed,
    years: confirmed,
    families: confirmed,
    satisfaction: confirmed,
    licensed: confirmed,
    healthDepartment: confirmed,
    medicare: confirmed,
    monitoring: confirmed,
  },
  links: { reviews: 'https://g.page/r/orchard/review' },
  slots: {
    licenseNumber: '040000000',
    paymentOptions: ['Medi-Cal'],
    languages: ['English'],
    staff: [{ name: 'A', role: 'RN' }],
  },
};
const today = '2026-06-01';
const fields = (site: Facts) => findInSite(site, today).map(({ kind, where }) => `${kind} ${where.split(', ')[1]}`);

test('a site with real, confirmed facts may launch; only its name is asked about', () => {
  expect(fields(ready)).toEqual(['question name']);
  expect(countLeft(findInSite(ready, today))).toBe(0);
  expect(describeFindings(findInSite(ready, today))).toContain('Nothing stands in the way');
});

test('a film number, an example address and a search for reviews are stand-ins', () => {
  const site = {
    ...ready,
    phone: '(559) 555-0142',
    email: 'hello@example.org',
    url: 'https://www.example.org',
    links: { reviews: 'https://www.google.com/maps/search/?api=1&query=Orchard' },
  };
  expect(fields(site)).toEqual([
    'placeholder phone',
    'placeholder email',
    'placeholder url',
    'placeholder links.reviews',
    'question name',
  ]);
});

test('an ordinary 555 number and a name that merely holds "example" are no stand-ins', () => {
  const site = { ...ready, phone: '(559) 555-1234', email: 'hello@goodexample.org' };
  expect(fields(site)).toEqual(['question name']);
});

test('a claim without a date is listed with what to look at', () => {
  const medicare = { value: 'Medicare certified', confirmed: null, note: 'Check the certificate.' };
  const found = findInSite({ ...ready, claims: { ...ready.claims, medicare } }, today);
  expect(found[0]).toEqual({
    kind: 'unconfirmed',
    where: 'content/site.yaml, claims.medicare',
    text: '"Medicare certified". Check the certificate.',
  });
  expect(countLeft(found)).toBe(1);
});

test('empty slots and closing days of the past are asked about and hold nothing up', () => {
  const slots = { licenseNumber: null, paymentOptions: [], languages: ['English'], staff: [] };
  const found = findInSite({ ...ready, slots, closingDays: ['2025-12-25'] }, today);
  expect(found.map(({ where }) => where.split(', ')[1])).toEqual([
    'name',
    'closingDays',
    'slots.licenseNumber',
    'slots.paymentOptions',
    'slots.staff',
  ]);
  expect(countLeft(found)).toBe(0);
});

test('each sample among the testimonials is listed', () => {
  const words = { location: 'Fresno', relationship: 'Client', rating: 5, quote: 'Good.', highlight: 'Good' } as const;
  const items: TestimonialContent[] = [
    { ...words, name: 'Ana R.', sample: false },
    { ...words, name: 'Lee V.', sample: true },
  ];
  const found = findInTestimonials('content/en/testimonials.yaml', items);
  expect(found).toHaveLength(1);
  expect(found[0]?.text).toContain('Lee V.');
});

test('stand-ins inside texts are found, examples of answers are not', () => {
  const texts = {
    lede: 'Call (559) 555-0199 today.',
    form: { placeholder: 'name@example.com', invalid: 'Write it like name@example.com.' },
  };
  const found = findInTexts('content/en/pages/about.yaml', texts);
  expect(found.map(({ where }) => where)).toEqual(['content/en/pages/about.yaml, lede']);
});
