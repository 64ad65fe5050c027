import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { silent, startStorage, time } from '../../tests/helpers/storage.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';
import { addStatusChange } from './status-changes.ts';

const TUESDAY = time.moment('2026-12-01T10:00');
const SATURDAY = time.moment('2026-12-05T10:00');

/** Such as "Wed 09:00". */
const shown = (at: number) => `${time.weekdayName(at, 'en').slice(0, 3)} ${time.sortable(at).slice(11, 16)}`;

/** The emails that staff get, such as "Wed 09:00 reminder", after events such as "Tue 10:00 request 4". */
async function emailsAfter(start: number, days: number, events: readonly string[]) {
  const peer = await startPeer();
  const { save, pass, db, now, setClock } = startStorage(peer.url);
  setClock(start - TUESDAY);
  const seen: string[] = [];
  for (; now() < start + days * DAY; setClock(HOUR / 2)) {
    for (const event of events.filter((text) => text.startsWith(shown(now())))) {
      const [, , kind = '', count = '1'] = event.split(' ');
      if (!['request', 'held'].includes(kind)) addStatusChange(db, 1, { kind: kind as StatusChangeKind }, now());
      else
        for (let index = 0; index < Number(count); index += 1)
          save({
            fields: { ...silent.fields, name: `Family ${event} ${index}` },
            quarantine: kind === 'held' ? 'limit' : null,
          });
    }
    await pass(0);
    const emails = await Promise.all(peer.received.splice(0).map(({ raw }) => PostalMime.parse(raw)));
    for (const { subject = '' } of emails) {
      const kind = subject.startsWith('Family') ? 'notice' : /^Not called yet/.test(subject) ? 'reminder' : 'list';
      seen.push(`${shown(now())} ${kind}${kind === 'list' ? ` of ${Number.parseInt(subject, 10)}` : ''}`);
    }
  }
  return seen;
}

const notices = (at: string, count: number): string[] => Array(count).fill(`${at} notice`);

const A_CALL_WITHOUT_ANSWER = [
  'Tue 10:00 request',
  'Tue 11:00 no-answer',
  'Tue 15:00 no-answer',
  'Wed 10:00 contacted',
];

test.each<[what: string, start: number, events: string[], emails: string[]]>([
  [
    'a family that nobody calls',
    TUESDAY,
    ['Tue 10:00 request'],
    ['Tue 10:00 notice', 'Wed 08:00 list of 1', 'Wed 09:00 reminder', 'Thu 08:00 list of 1'],
  ],
  [
    'a request at night',
    TUESDAY,
    ['Wed 02:30 request'],
    ['Wed 02:30 notice', 'Wed 08:00 list of 1', 'Wed 15:00 reminder', 'Thu 08:00 list of 1'],
  ],
  ['a request on a weekend', SATURDAY, ['Sat 10:00 request'], ['Sat 10:00 notice', 'Mon 08:00 list of 1']],
  ['a family that was reached', TUESDAY, ['Tue 10:00 request', 'Tue 11:00 contacted'], ['Tue 10:00 notice']],
  [
    'calls without an answer',
    TUESDAY,
    A_CALL_WITHOUT_ANSWER,
    ['Tue 10:00 notice', 'Tue 14:00 reminder', 'Wed 08:00 list of 1'],
  ],
  [
    'four families whom nobody calls',
    TUESDAY,
    ['Tue 10:00 request 4'],
    [...notices('Tue 10:00', 4), 'Wed 08:00 list of 4', 'Wed 09:00 list of 4', 'Thu 08:00 list of 4'],
  ],
  [
    'more than twelve requests in an hour',
    SATURDAY,
    ['Sat 10:00 request 15', 'Sat 12:00 request'],
    [...notices('Sat 10:00', 12), 'Sat 10:00 list of 15', 'Sat 12:00 notice', 'Mon 08:00 list of 16'],
  ],
  ['requests in quarantine', TUESDAY, ['Tue 10:00 held 2'], ['Wed 08:00 list of 2']],
])('staff get these emails about %s', async (_what, start, events, emails) => {
  expect((await emailsAfter(start, start === SATURDAY ? 2.5 : 2, events)).sort()).toEqual(emails.sort());
});

test('lists of many requests come ten minutes apart', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  for (let count = 0; count < 12; count += 1) save({ fields: { ...silent.fields, name: `Family ${count}` } });
  await pass(0);
  const lists: number[] = [];
  for (let minute = 1; minute <= 25; minute += 1) {
    peer.received.length = 0;
    save({ fields: { ...silent.fields, name: `Later ${minute}` } });
    await pass(MINUTE);
    if (peer.received.length > 0) lists.push(minute);
  }
  expect(lists).toEqual([1, 11, 21]);
});
