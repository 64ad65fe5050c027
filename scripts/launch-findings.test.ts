import { expect, test } from 'vitest';
import type { Facts } from '../shared/facts-schema.ts';
import type { TestimonialContent } from '../src/content/entry-schemas.ts';
import { filledSlots, readySettings } from '../tests/helpers/launch-ready.ts';
import {
  countLeft,
  describeFindings,
  findInFields,
  findInSettings,
  findInSite,
  findInStatements,
  findInTestimonials,
  findInTexts,
} from './launch-findings.ts';

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
  closingDays: [{ date: '2026-12-25' }],
  claims: {
    since: { value: '2004', confirmed: '2026-01-05' },
    years: confirmed,
    families: confirmed,
    satisfaction: confirmed,
    licensed: confirmed,
    healthDepartment: confirmed,
    medicare: confirmed,
    monitoring: confirmed,
    promise: { value: '24 hours', confirmed: '2026-01-05' },
    retention: { value: '180', confirmed: '2026-01-05' },
  },
  links: { reviews: 'https://g.page/r/orchard/review' },
  slots: filledSlots,
};
const today = '2026-06-01';
const fields = (site: Facts) => findInSite(site, today).map(({ kind, where }) => `${kind} ${where.split(', ')[1]}`);

test('a site with real, confirmed facts may launch', () => {
  expect(fields(ready)).toEqual([]);
  expect(findInSettings(readySettings, ready)).toEqual([]);
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
  ]);
});

test('an ordinary 555 number and a name that merely holds "example" are no stand-ins', () => {
  const site = { ...ready, phone: '(559) 555-1234', email: 'hello@goodexample.org' };
  expect(fields(site)).toEqual([]);
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

test('a claim is not confirmed on a day that is still to come', () => {
  const medicare = { value: 'Medicare certified', confirmed: '2026-06-02' };
  expect(fields({ ...ready, claims: { ...ready.claims, medicare } })).toEqual(['unconfirmed claims.medicare']);
});

test('more years than have passed since the founding contradict it; fewer are asked about', () => {
  const saying = (years: string) => {
    const claims = { ...ready.claims, years: { ...confirmed, value: years } };
    return findInSite({ ...ready, claims }, today).map(({ kind, text }) => `${kind}: ${text}`);
  };
  expect(saying('25+')).toEqual(['contradiction: "25+" years, but "2004" is 22 years ago. Both stand side by side.']);
  expect(saying('20')[0]).toMatch(/^question: "20" years/);
});

test('a site may not launch while nobody is told of requests, or keeps them longer than it says', () => {
  const found = findInSettings({ mail: null, retentionDays: 365 }, ready);
  expect(found.map(({ where }) => where)).toEqual(['.env, SMTP_URL', '.env, RETENTION_DAYS']);
  expect(found[0]?.text).toContain('24 hours');
  expect(found[1]?.text).toBe('365 days, but the privacy page says 180.');
  expect(countLeft(found)).toBe(2);
});

test('sentences nobody has checked are listed with who can tell, and hold the launch up only where they say so', () => {
  const statement = { says: 'A nurse is here.', where: 'about.yaml', who: 'nurse', blocks: false, confirmed: null };
  const found = findInStatements(
    [statement, { ...statement, says: 'The name is right.', blocks: true }, { ...statement, confirmed: '2026-01-05' }],
    today,
  );
  expect(found.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'statement: A nurse is here. Ask: nurse. Stands in: about.yaml.',
    'unconfirmed: The name is right. Ask: nurse. Stands in: about.yaml.',
  ]);
  expect(countLeft(found)).toBe(1);
});

test('empty slots and closing days of the past are asked about and hold nothing up', () => {
  const slots = { ...ready.slots, licenseNumber: null, paymentOptions: [], staff: [] };
  const found = findInSite({ ...ready, slots, closingDays: [{ date: '2025-12-25' }] }, today);
  expect(found.map(({ where }) => where.split(', ')[1])).toEqual([
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

test('empty fields, public facts read long ago and what has ended are asked about', () => {
  const content = {
    glance: { who: null, when: 'Every day.' },
    source: [
      { name: 'CDA', checked: '2025-05-31' },
      { name: 'CDA', checked: '2025-06-01' },
    ],
    menu: { until: '2026-05-31' },
    calendar: { until: '2026-06-01' },
  };
  const found = findInFields('content/en/day.yaml', content, today);
  expect(found.map(({ where }) => where)).toEqual([
    'content/en/day.yaml, glance.who',
    'content/en/day.yaml, source.0.checked',
    'content/en/day.yaml, menu.until',
  ]);
  expect(countLeft(found)).toBe(0);
});
