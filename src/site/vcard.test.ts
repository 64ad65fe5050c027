import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '../content/site-schema.ts';
import { vcard } from './vcard.ts';

const site = siteSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')));

test('a comma or semicolon in the name does not start a new part of the card', () => {
  expect(vcard({ ...site, name: 'Care; Company, Fresno' })).toContain('FN:Care\\; Company\\, Fresno\r\n');
});

test('the card dials the number in international form', () => {
  expect(vcard({ ...site, phone: '(559) 555-0100' })).toContain('TEL;TYPE=WORK,VOICE:+15595550100\r\n');
});
