import type { Facts } from '../../content-model/schemas/facts-schema.ts';
import { e164 } from '../../shared/center.ts';

type Contact = Pick<Facts, 'name' | 'url' | 'phone' | 'email'> & { address: Omit<Facts['address'], 'stateCode'> };

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&');
}

/** The center as a vCard 3.0, which every phone reads. */
export function vcard({ name, url, phone, email, address }: Contact): string {
  const { street, city, state, postalCode, countryCode } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${e164(phone)}`,
    `EMAIL:${email}`,
    `ADR;TYPE=WORK:;;${[street, city, state, postalCode, countryCode].map(escaped).join(';')}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
