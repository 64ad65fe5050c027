import { expect, test } from 'vitest';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { visitCalendar } from './visit-calendar.ts';

const visit = {
  reference: '7K3F-9Q2M',
  visitAt: Date.parse('2026-12-04T18:30:00Z'),
  summary: 'Ñandú; Söhne, "und" Töchter mit einem sehr langen Namen und noch mehr',
  sequence: 2,
};
const file = visitCalendar(visit, visit.visitAt, fixtureFacts);

test('writes the time of a visit', () => {
  expect(file).toContain('DTSTART:20261204T183000Z\r\nDTEND:20261204T193000Z\r\n');
});

test('escapes and folds the name of the family', () => {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('Ñandú\\; Söhne\\, "und" Töchter');
});

test('says that it replaces an earlier file', () => {
  expect(file).toContain('SEQUENCE:2\r\n');
});
