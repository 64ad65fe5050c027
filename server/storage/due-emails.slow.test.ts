import { expect, test } from 'vitest';
import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { content, openDesk, silentFrom, time } from '../../tests/helpers/desk.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';

const MONDAY = time.moment('2026-11-30', 10 * 60);
const TUESDAY = time.moment('2026-12-01', 10 * 60);
const SATURDAY = time.moment('2026-12-05', 10 * 60);

/** Such as "Wed 09:00". */
const shown = (at: number) => `${time.full(at).slice(0, 3)} ${time.sortable(at).slice(11, 16)}`;

/** The subjects of lists that staff get, and notices such as "Tue 10:00 notice", after events such as "Tue 10:00 request 4". */
async function emailsAfter(start: number, days: number, events: readonly string[], everyDay = false) {
  const peer = await startPeer();
  const facts = { ...content.facts, promise: { value: '24 hours', everyDay } };
  const { save, pass, mark, now, setClock } = openDesk(peer.url, {}, { ...content, facts });
  setClock(start - now());
  const seen: string[] = [];
  for (; now() < start + days * DAY; setClock(HOUR / 2)) {
    for (const event of events.filter((text) => text.startsWith(shown(now())))) {
      const [, , kind = '', count = '1'] = event.split(' ');
      if (kind !== 'request' && kind !== 'held') mark(1, { kind: kind as StatusChangeKind });
      else
        for (let index = 0; index < Number(count); index += 1)
          save({ ...silentFrom(`Family ${event} ${index}`), quarantine: kind === 'held' ? 'limit' : null });
    }
    await pass(0);
    for (const { subject = '' } of await peer.emails())
      seen.push(subject.startsWith('Family') ? `${shown(now())} notice` : subject);
    peer.received.length = 0;
  }
  return seen;
}

const notices = (at: string, count: number): string[] => Array(count).fill(`${at} notice`);

test.each<[what: string, start: number, events: string[], emails: string[]]>([
  [
    'a family that nobody calls',
    TUESDAY,
    ['Tue 10:00 request'],
    [
      'Tue 10:00 notice',
      'Wed, Dec 2, 8 AM: 1 family waits',
      'Wed, Dec 2, 1 PM: 1 family waits, 1 late',
      'Thu, Dec 3, 8 AM: 1 family waits, 1 late',
    ],
  ],
  [
    'a request at night',
    TUESDAY,
    ['Wed 02:30 request'],
    [
      'Wed 02:30 notice',
      'Wed, Dec 2, 8 AM: 1 family waits',
      'Wed, Dec 2, 1 PM: 1 family waits',
      'Thu, Dec 3, 8 AM: 1 family waits, 1 late',
    ],
  ],
  [
    'a request on a weekend',
    SATURDAY,
    ['Sat 10:00 request'],
    ['Sat 10:00 notice', 'Mon, Dec 7, 8 AM: 1 family waits', 'Mon, Dec 7, 1 PM: 1 family waits, 1 late'],
  ],
  [
    'a family that was reached',
    TUESDAY,
    ['Tue 10:00 request', 'Tue 11:00 contacted'],
    ['Tue 10:00 notice', 'Wed, Dec 2, 8 AM: 1 closed since the last list'],
  ],
  [
    'calls without an answer',
    TUESDAY,
    ['Tue 10:00 request', 'Tue 11:00 no-answer', 'Wed 10:00 contacted'],
    ['Tue 10:00 notice', 'Wed, Dec 2, 8 AM: 1 family waits', 'Thu, Dec 3, 8 AM: 1 closed since the last list'],
  ],
  [
    'a closing between two lists of a day',
    TUESDAY,
    ['Tue 10:00 request 2', 'Wed 09:00 cancelled'],
    [
      ...notices('Tue 10:00', 2),
      'Wed, Dec 2, 8 AM: 2 families wait',
      'Wed, Dec 2, 1 PM: 1 family waits, 1 late, 1 closed since the last list',
      'Thu, Dec 3, 8 AM: 1 family waits, 1 late',
    ],
  ],
  [
    'a request for the director',
    TUESDAY,
    ['Tue 10:00 request', 'Tue 11:00 director', 'Wed 14:00 settled'],
    ['Tue 10:00 notice', 'Wed, Dec 2, 8 AM: 1 with the director', 'Thu, Dec 3, 8 AM: 1 closed since the last list'],
  ],
  ['the first working day of a month', MONDAY, [], ['Tue, Dec 1, 8 AM: No one is waiting for a call']],
  [
    'more than twelve requests in an hour',
    SATURDAY,
    ['Sat 10:00 request 15', 'Sat 12:00 request'],
    [
      ...notices('Sat 10:00', 12),
      'Sat, Dec 5, 10 AM: 15 families wait',
      'Sat 12:00 notice',
      'Mon, Dec 7, 8 AM: 16 families wait',
      'Mon, Dec 7, 1 PM: 16 families wait, 16 late',
    ],
  ],
  ['requests in quarantine', TUESDAY, ['Tue 10:00 held 2'], ['Wed, Dec 2, 8 AM: 2 requests were set aside']],
])('staff get these emails about %s', async (_what, start, events, emails) => {
  expect((await emailsAfter(start, start === SATURDAY ? 2.5 : 2, events)).sort()).toEqual(emails.sort());
});

test('lists come on weekends too if the promise counts then', async () => {
  expect(await emailsAfter(SATURDAY, 1, ['Sat 10:00 request'], true)).toEqual([
    'Sat 10:00 notice',
    'Sun, Dec 6, 8 AM: 1 family waits',
  ]);
});

test('lists of many requests come ten minutes apart', async () => {
  const peer = await startPeer();
  const { save, pass } = openDesk(peer.url);
  for (let count = 0; count < 12; count += 1) save(silentFrom(`Family ${count}`));
  await pass(0);
  peer.received.length = 0;
  for (let minute = 1; minute <= 25; minute += 1) {
    save(silentFrom(`Later ${minute}`));
    await pass(MINUTE);
  }
  expect((await peer.emails()).map(({ subject }) => subject)).toEqual([
    'Tue, Dec 1, 10:01 AM: 13 families wait',
    'Tue, Dec 1, 10:11 AM: 23 families wait',
    'Tue, Dec 1, 10:21 AM: 33 families wait',
  ]);
});
