import ical, { ICalCalendarMethod } from 'ical-generator';
import { addressLine } from '../../shared/facts.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import type { Visit } from '../storage/storage.ts';
import { HOUR } from '../time.ts';

/** A calendar file that adds a visit, or moves it if it was added before. */
export function visitCalendar({ reference, visitAt, summary, sequence }: Visit, now: number, facts: Facts): string {
  const calendar = ical({ prodId: '//tour requests//EN', method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${reference}@${new URL(facts.url).hostname}`,
    sequence,
    stamp: new Date(now),
    start: new Date(visitAt),
    end: new Date(visitAt + HOUR),
    summary,
    location: addressLine(facts),
    description: reference,
  });
  return calendar.toString();
}
