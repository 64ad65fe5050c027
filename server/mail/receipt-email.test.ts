import { expect, test } from 'vitest';
import { content, family } from '../../tests/helpers/storage.ts';
import { createCenterTime, HOUR } from '../time.ts';
import { receiptEmail } from './receipt-email.ts';
import { createRequestFormat } from './request-format.ts';

const holidays = [
  { name: 'Thanksgiving', day: '11-22', weekday: 4 },
  { name: 'Day after Thanksgiving', day: '11-23', weekday: 5 },
  { name: 'Christmas', day: '12-25', movesToMonday: true },
];

test.each([false, true])(
  'a family and the desk read the same moment in every hour of a year (every day: %s)',
  (everyDay) => {
    const promise = { value: '24 hours', confirmed: null, everyDay };
    const facts = { ...content.facts, holidays, claims: { ...content.facts.claims, promise } };
    const time = createCenterTime(facts);
    const format = createRequestFormat(content, time);
    const start = time.moment('2027-01-01T00:00');
    const differing: string[] = [];
    for (let receivedAt = start; receivedAt < start + 365 * 24 * HOUR; receivedAt += HOUR) {
      const request = {
        ...family.fields,
        id: 1,
        reference: 'AAAA-AAAA',
        receivedAt,
        language: 'en',
        quarantine: null,
        dueAt: time.deadline(receivedAt).at,
        triedAt: null,
        contactedAt: null,
        directorAt: null,
        closedAt: null,
      };
      const [promised] = receiptEmail(request, { ...content, facts }, time).blocks;
      const due = format.due(request, receivedAt);
      if (!JSON.stringify(promised).includes(` ${due}.`)) differing.push(time.full(receivedAt));
    }
    expect(differing).toEqual([]);
  },
);
