import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkEntry } from './check-entry.ts';
import { type ContentError, describeFault } from './content-error.ts';
import { faultsIn } from './content-file.ts';
import { closingDays } from './opening-hours/times-schema.ts';
import { text } from './text-schema.ts';

const schema = z.strictObject({
  phone: text,
  hero: z.strictObject({ heading: text, lede: text.optional() }).optional(),
  items: z.array(z.strictObject({ title: text })).optional(),
  closingDays: closingDays.optional(),
});

function errorsOf(value: unknown) {
  try {
    checkEntry(schema, value, faultsIn('site.yaml'));
  } catch (error) {
    return (error as ContentError).faults.map(describeFault);
  }
  return [];
}

test('a misspelled field is answered with the one that was probably meant, and with all there are', () => {
  expect(errorsOf({ phnoe: '1' })).toEqual([
    'site.yaml: phnoe: there is no such field. Did you mean phone? Known fields: phone, hero, items, closingDays.',
  ]);
});

test('a misspelled field is named with its place, however deep it stands', () => {
  const entry = { hero: { heading: 'Hello', ledde: 'You' }, items: [{ title: 'One' }, { title: 'Two', tite: 'Too' }] };
  expect(errorsOf({ phone: '1', ...entry })).toEqual([
    'site.yaml: hero.ledde: there is no such field. Did you mean lede? Known fields: heading, lede.',
    'site.yaml: items.1.tite: there is no such field. Did you mean title? Known fields: title.',
  ]);
  expect(errorsOf({ phone: '1', closingDays: [{ date: '2026-12-25', nmae: 'Christmas' }] })).toEqual([
    'site.yaml: closingDays.0.nmae: there is no such field. Did you mean name? Known fields: date, name, closes.',
  ]);
});

test('a name with nothing behind it, and an empty file, have no value', () => {
  expect(errorsOf({ phone: null })).toEqual(['site.yaml: phone: has no value.']);
  expect(errorsOf(null)).toEqual(['site.yaml: the file is empty.']);
});
