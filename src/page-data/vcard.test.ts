import { expect, test } from 'vitest';
import { content } from '../../tests/helpers/storage.ts';
import { vcard } from './vcard.ts';

const { facts } = content;

test('escapes commas and semicolons', () => {
  expect(vcard({ ...facts, name: 'Care; Company, Fresno' })).toContain('FN:Care\\; Company\\, Fresno\r\n');
});

test('has the phone number in E.164 form', () => {
  expect(vcard({ ...facts, phone: '(559) 555-0100' })).toContain('TEL;TYPE=WORK,VOICE:+15595550100\r\n');
});
