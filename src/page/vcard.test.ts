import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { factsSchema } from '../../shared/facts-schema.ts';
import { vcard } from './vcard.ts';

const facts = factsSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')));

test('a comma or semicolon in the name does not start a new part of the card', () => {
  expect(vcard({ ...facts, name: 'Care; Company, Fresno' })).toContain('FN:Care\\; Company\\, Fresno\r\n');
});

test('the card dials the number in international form', () => {
  expect(vcard({ ...facts, phone: '(559) 555-0100' })).toContain('TEL;TYPE=WORK,VOICE:+15595550100\r\n');
});
