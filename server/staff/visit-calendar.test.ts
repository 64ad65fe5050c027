import { expect, test } from 'vitest';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { visitCalendar } from './visit-calendar.ts';

test('a visit goes into a calendar, whatever the name of the family', () => {
  const summary = 'Ñandú; Söhne, "und" Töchter mit einem sehr langen Namen und noch mehr';
  const visitAt = Date.parse('2026-12-04T18:30:00Z');
  const file = visitCalendar({ reference: '7K3F-9Q2M', visitAt, summary }, visitAt, fixtureFacts);
  expect(file).toContain('DTSTART:20261204T183000Z\r\nDTEND:20261204T193000Z\r\n');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('Ñandú\\; Söhne\\, "und" Töchter');
});
