import { expect, test } from 'vitest';
import { vcard } from './vcard.ts';

const facts = {
  name: 'Garden Day Care',
  url: 'https://www.example.org',
  phone: '(559) 555-0142',
  email: 'hello@example.org',
  address: { street: '1 Main St', city: 'Fresno', state: 'California', postalCode: '93706', countryCode: 'US' },
};

test('escapes commas and semicolons', () => {
  expect(vcard({ ...facts, name: 'Care; Company, Fresno' })).toContain('FN:Care\\; Company\\, Fresno\r\n');
});

test('has the phone number in E.164 form', () => {
  expect(vcard({ ...facts, phone: '(559) 555-0100' })).toContain('TEL;TYPE=WORK,VOICE:+15595550100\r\n');
});
