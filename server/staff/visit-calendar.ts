import { addressLine } from '../../shared/facts.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import type { Visit } from '../storage/storage.ts';
import { HOUR } from '../time.ts';

/** RFC 5545. */
export function visitCalendar({ reference, visitAt, summary }: Visit, now: number, facts: Facts): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//tour requests//EN',
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(facts.url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(visitAt)}`,
    `DTEND:${stamp(visitAt + HOUR)}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(addressLine(facts))}`,
    `DESCRIPTION:${reference}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function stamp(at: number) {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string) {
  return text.replace(/[\\;,]/g, '\\$&');
}

/** A line may have 75 bytes and continues in the next, after a space. A character has four at most. */
function fold(line: string) {
  return Buffer.byteLength(line) <= 75 ? line : line.match(/.{1,18}/gu)?.join('\r\n ');
}
