import { expect, test } from 'vitest';
import { checkField, isWellFormedFor, possibleErrors } from './check-field.ts';
import type { FormField } from './fields.ts';

const line: FormField = { name: 'name', kind: 'line', required: true, maxLength: 5 };
const email: FormField = { name: 'email', kind: 'email', required: false, maxLength: 20 };
const check = (field: FormField, value: string) => checkField(field, value, isWellFormedFor(field, value));

test('a required field with nothing but blanks in it is missing, an optional one is right', () => {
  expect(check(line, ' \n\u00a0')).toEqual({ kind: 'missing', over: 0 });
  expect(check({ ...line, required: false }, '')).toBeUndefined();
  expect(check(email, '')).toBeUndefined();
});

test('a value may be as long as its field takes, and what is too long is counted', () => {
  expect(check(line, '12345')).toBeUndefined();
  expect(check(line, '1234567')).toEqual({ kind: 'too-long', over: 2 });
});

test('a letter of any script and a face count as one letter each', () => {
  expect(check(line, 'ਪñ中é😀')).toBeUndefined();
  expect(check(line, '👵👵👵👵👵👵')).toEqual({ kind: 'too-long', over: 1 });
});

test('an email field wants an email address, with or without blanks around it', () => {
  expect(check(email, ' ana@example.net ')).toBeUndefined();
  expect(check(email, 'ana')).toEqual({ kind: 'invalid', over: 0 });
});

test('a field can only be wrong in ways that its form has words for', () => {
  expect(possibleErrors(line)).toEqual(['missing', 'too-long']);
  expect(possibleErrors(email)).toEqual(['too-long', 'invalid']);
  expect(possibleErrors({ ...line, kind: 'select', required: false })).toEqual([]);
});
