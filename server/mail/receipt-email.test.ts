import { expect, test } from 'vitest';
import { deadlineOf } from '../../shared/opening-hours/deadline.ts';
import { offsetsOf, scheduleOf } from '../../shared/opening-hours/schedule.ts';
import { calendarOf, offsetIn } from '../../shared/opening-hours/status.ts';
import { content } from '../../tests/helpers/storage.ts';
import { createCenterTime, HOUR } from '../time.ts';
import { receiptEmail } from './receipt-email.ts';
import { createRequestFormat } from './request-format.ts';

const holidays = [
  { name: 'Thanksgiving', day: '11-22', weekday: 4 },
  { name: 'Day after Thanksgiving', day: '11-23', weekday: 5 },
  { name: 'Christmas', day: '12-25', movesToMonday: true },
];
const closingDays = [{ date: '2027-12-01', closes: '12:00' }];

test.each([false, true])(
  'the form, the receipt and the desk name the same moment in every hour of a year (every day: %s)',
  (everyDay) => {
    const promise = { value: '24 hours', confirmed: null, everyDay };
    const facts = { ...content.facts, holidays, closingDays, claims: { ...content.facts.claims, promise } };
    const time = createCenterTime(facts);
    const format = createRequestFormat(content, time);
    const offsets = offsetsOf(facts.timeZone, '2027-01-01');
    const calendarInBrowser = calendarOf(scheduleOf(facts), (at) => offsetIn(offsets, at));
    const start = time.moment('2027-01-01T00:00');
    const differing: string[] = [];
    for (let receivedAt = start; receivedAt < start + 365 * 24 * HOUR; receivedAt += HOUR) {
      const dueAt = time.deadline(receivedAt).at;
      const request = { reference: 'AAAA-AAAA', language: 'en', receivedAt };
      const [promised] = receiptEmail(request, { ...content, facts }, time).blocks;
      const inBrowser = deadlineOf(receivedAt, { hours: 24, everyDay }, calendarInBrowser).at;
      const due = format.due({ receivedAt, dueAt }, receivedAt);
      if (inBrowser !== dueAt || !JSON.stringify(promised).includes(` ${due}.`)) differing.push(time.full(receivedAt));
    }
    expect(differing).toEqual([]);
  },
);
