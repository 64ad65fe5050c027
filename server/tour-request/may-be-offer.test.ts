import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { mayBeOffer } from './may-be-offer.ts';

const isLabeled = (values: Record<string, string>) => mayBeOffer(tourRequestOf((name) => values[name]));

/** Messages in the languages of Fresno, none of which is among the examples that the server learns from. */
const { spam, honest }: { spam: Record<string, string>[]; honest: string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'may-be-offer.test.json'), 'utf8'),
);

test('labels 80 % of unseen spam and at most 5 % of honest requests', () => {
  expect(spam.filter(isLabeled).length / spam.length).toBeGreaterThan(0.8);
  expect(honest.filter((message) => isLabeled({ message })).length / honest.length).toBeLessThan(0.05);
});

test.each([
  ['the website of a doctor', 'My mother is 82. Her doctor is at https://clinic.example and knows her well.', false],
  ['a signature', 'Can we visit on Monday? Ana Pérez, RN, ana@hospital.example.org, www.hospital.example.org', false],
  ['a map', 'We live here: https://maps.app.goo.gl/abcd1234 Can your van pick her up?', false],
  ['Chinese', '妈妈八十岁,想参观一下', false],
  ['three links', 'See https://a.example, https://b.example and https://c.example', true],
  ['a shortened link', 'Cheap watches: bit.ly/watches', true],
  ['an offer', 'We offer SEO and more traffic for your website. Visit ranks.example.com', true],
  ['letters at random', 'HjKlPoIuYt QwErTyUiOp', true],
])('reads a message with %s', (_name, message, expected) => {
  expect(isLabeled({ message })).toBe(expected);
});

test('labels a link in a name', () => {
  expect(isLabeled({ name: 'Win at casino.example.com' })).toBe(true);
});
