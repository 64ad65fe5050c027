import { expect, test } from 'vitest';
import { checkField, cleanEmail } from './check-field.ts';
import type { FormField } from './fields.ts';

const line: FormField = { name: 'name', kind: 'line', required: true, maxLength: 5 };
const email: FormField = { name: 'email', kind: 'email', required: false, maxLength: 40 };

test.each(['', ' \n\u00a0', '\u200b\u200b', '\ufeff', '\u3164', '\u2800'])(
  'reports a required field with %j as missing',
  (value) => {
    expect(checkField(line, value)).toEqual({ kind: 'missing', over: 0 });
  },
);

test.each([{ ...line, required: false }, email])('accepts an empty optional $kind field', (field) => {
  expect(checkField(field, '')).toBeUndefined();
});

test('counts a letter of any script and an emoji as one character', () => {
  expect(checkField(line, 'ਪñ中é😀')).toBeUndefined();
  expect(checkField(line, '👵👵👵👵👵👵')).toEqual({ kind: 'too-long', over: 1 });
});

test.each([
  ' ana@example.net ',
  'ana@example.net\u200b',
  '\ufeffana@example.net\u00a0',
  'ana@ñandú.example',
  'a@localhost',
  'Elena Ruiz <ana@example.net>',
  'mailto:ana@example.net',
  'ana@example.net.',
])('accepts the pasted email address %j', (value) => {
  expect(checkField(email, value)).toBeUndefined();
});

test.each([
  'ana',
  'ana@',
  '@example.net',
  'ana perez@example.net',
  'josé@example.net',
  'a@b, c@d',
  'a@example..net',
  'a@ñ/b',
  'Elena <ana>',
  '<a@b.net> <c@d.net>',
])('refuses the email address %j', (value) => {
  expect(checkField(email, value)).toEqual({ kind: 'not-an-email', over: 0 });
});

test.each([
  'Elena Ruiz <ana@example.net>',
  '"Ruiz, Elena" < ana@example.net >,',
  'mailto:ana@example.net',
  'MAILTO:ana@example.net.',
  'ana@example.net;',
  ' ana@example.net\u200b.',
])('takes ana@example.net out of %j', (value) => {
  expect(cleanEmail(value)).toBe('ana@example.net');
});

test('a long run of brackets is read once', () => {
  const value = '<'.repeat(1000);
  expect(cleanEmail(value)).toBe(value);
});
