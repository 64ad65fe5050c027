import { DAY, HOUR, MINUTE } from '../shared/opening-hours/dates.ts';

/** The date in a time zone. */
export function dateIn(timeZone: string, now = new Date()): string {
  // Swedish dates have the form of ISO 8601.
  return now.toLocaleDateString('sv', { timeZone });
}

/** The differences from UTC in minutes, each with the hour since 1970 from which it applies. */
export type Offsets = [from: number, minutes: number][];

const YEARS = 5;

/** The offsets of a time zone for the next years. They change twice a year, on a full hour of UTC. */
export function offsetsOf(timeZone: string, today: string): Offsets {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const offsetAt = (hour: number) =>
    (Date.parse(`${format.format(hour * HOUR).replace(' ', 'T')}Z`) / HOUR - hour) * 60;
  const start = Date.parse(today) / HOUR - 24;
  const offsets: Offsets = [[start, offsetAt(start)]];
  for (let day = start; day < start + YEARS * 366 * 24; day += 24) {
    if (offsetAt(day + 24) === offsets[offsets.length - 1]?.[1]) continue;
    let hour = day;
    while (offsetAt(hour) !== offsetAt(day + 24)) hour += 1;
    offsets.push([hour, offsetAt(hour)]);
  }
  return offsets;
}

/** The minutes from UTC to local time. Without Intl, which takes 50 ms of a slow phone. */
export function offsetIn(offsets: Offsets, at: number): number {
  // The first one applies before its time too: the clock of a visitor may be slow.
  return offsets.reduce((last, [from, minutes]) => (from * HOUR > at ? last : minutes), offsets[0]?.[1] ?? 0);
}

/** The local date and minutes after midnight. */
export function localTime(now: number, offsets: Offsets) {
  const local = now + offsetIn(offsets, now) * MINUTE;
  return { date: new Date(local).toISOString().slice(0, 10), minutes: Math.floor((local % DAY) / MINUTE) };
}
