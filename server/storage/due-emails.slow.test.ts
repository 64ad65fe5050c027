import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { StatusChangeKind } from '../../shared/tour-request/status-changes.ts';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { createCenterTime, HOUR } from '../time.ts';
import { addStatusChange } from './status-changes.ts';

const time = createCenterTime(fixtureFacts);
const TUESDAY = time.moment('2026-12-01T10:00');
const SATURDAY = time.moment('2026-12-05T10:00');

type Event = { at: string; requests?: number; held?: number; mark?: StatusChangeKind };

/** The emails that staff get, such as "Wed 09:00 Still to call". */
async function emailsAfter(start: number, days: number, events: readonly Event[]) {
  const peer = await startPeer();
  const { save, pass, db, setClock } = startStorage(peer.url);
  setClock(start - TUESDAY);
  const seen: string[] = [];
  for (let now = start; now < start + days * 24 * HOUR; now += HOUR / 2) {
    const shown = `${time.weekdayName(now, 'en').slice(0, 3)} ${time.sortable(now).slice(11, 16)}`;
    for (const { requests = 0, held = 0, mark } of events.filter(({ at }) => at === shown)) {
      for (let count = 0; count < requests + held; count += 1)
        save({
          fields: { ...silent.fields, name: `Family ${seen.length} ${count}` },
          quarantine: count < held ? 'limit' : null,
        });
      if (mark) addStatusChange(db, 1, { kind: mark }, now);
    }
    await pass(0);
    const subjects = await Promise.all(
      peer.received.splice(0).map(async ({ raw }) => (await PostalMime.parse(raw)).subject),
    );
    seen.push(...subjects.map((subject = '') => `${shown} ${subject.replace(/:.*/, '')}`).sort());
    setClock(HOUR / 2);
  }
  return seen;
}

const notices = (at: string, count: number) => Array.from({ length: count }, () => `${at} New`);

test.each<[string, number, Event[], string[]]>([
  [
    'a family that nobody calls',
    TUESDAY,
    [{ at: 'Tue 10:00', requests: 1 }],
    ['Tue 10:00 New', 'Wed 08:00 One new request', 'Wed 09:00 Still to call', 'Thu 08:00 One new request'],
  ],
  [
    'a request at night',
    TUESDAY,
    [{ at: 'Wed 02:30', requests: 1 }],
    ['Wed 02:30 New', 'Wed 08:00 One new request', 'Wed 15:00 Still to call', 'Thu 08:00 One new request'],
  ],
  [
    'a request on a weekend',
    SATURDAY,
    [{ at: 'Sat 10:00', requests: 1 }],
    ['Sat 10:00 New', 'Mon 08:00 One new request'],
  ],
  [
    'a family that was reached',
    TUESDAY,
    [
      { at: 'Tue 10:00', requests: 1 },
      { at: 'Tue 11:00', mark: 'contacted' },
    ],
    ['Tue 10:00 New'],
  ],
  [
    'a call without an answer',
    TUESDAY,
    [
      { at: 'Tue 10:00', requests: 1 },
      { at: 'Tue 11:00', mark: 'no-answer' },
      { at: 'Tue 15:00', mark: 'no-answer' },
      { at: 'Wed 10:00', mark: 'contacted' },
    ],
    ['Tue 10:00 New', 'Tue 14:00 Still to call', 'Wed 08:00 One new request'],
  ],
  [
    'four families whom nobody calls',
    TUESDAY,
    [{ at: 'Tue 10:00', requests: 4 }],
    [...notices('Tue 10:00', 4), 'Wed 08:00 4 new requests', 'Wed 09:00 4 new requests', 'Thu 08:00 4 new requests'],
  ],
  [
    'more than twelve requests in an hour',
    SATURDAY,
    [
      { at: 'Sat 10:00', requests: 15 },
      { at: 'Sat 12:00', requests: 1 },
    ],
    ['Sat 10:00 15 new requests', ...notices('Sat 10:00', 12), 'Sat 12:00 New', 'Mon 08:00 16 new requests'],
  ],
  ['requests in quarantine', TUESDAY, [{ at: 'Tue 10:00', held: 2 }], ['Wed 08:00 2 requests in quarantine']],
])('staff get these emails about %s', async (_what, start, events, expected) => {
  expect(await emailsAfter(start, start === SATURDAY ? 2.5 : 2, events)).toEqual(expected);
});
