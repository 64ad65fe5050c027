import { expect, test } from 'vitest';
import { content } from '../../tests/helpers/desk.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { openDatabase } from '../storage/database.ts';
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
  'a family and the desk read the same moment in every hour of a year (every day: %s)',
  (everyDay) => {
    const promise = { value: '24 hours', everyDay };
    const facts = { ...content.facts, holidays, closingDays, promise };
    const time = createCenterTime(facts);
    using db = openDatabase(temporaryFolder());
    const start = time.moment('2027-01-01', 0);
    const differing: string[] = [];
    for (let receivedAt = start; receivedAt < start + 365 * 24 * HOUR; receivedAt += HOUR) {
      const dueAt = time.deadline(receivedAt).at;
      const request = { reference: 'AAAA-AAAA', language: 'en', receivedAt };
      const [promised] = receiptEmail(request, { ...content, facts }, time).blocks;
      const due = createRequestFormat({ db, content, time, now: receivedAt }).due({ receivedAt, dueAt });
      if (!JSON.stringify(promised).includes(` ${due}.`)) differing.push(time.full(receivedAt));
    }
    expect(differing).toEqual([]);
  },
);
