import { expect, test } from 'vitest';
import { openDesk, silent, silentFrom } from '../../tests/helpers/desk.ts';
import { emailsAfter, type TestDesk } from '../../tests/helpers/emails.ts';
import { startFrontDesk } from '../../tests/helpers/front-desk.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';

const HELD = { quarantine: 'honeypot' } as const;

const saveMany = ({ save }: TestDesk, count: number) => {
  for (let index = 0; index < count; index += 1) save(silentFrom(`Family ${index}`));
};

/** Moves the clock to the list of the next morning, once for each of some mornings. */
async function passMornings({ pass }: Pick<TestDesk, 'pass'>, count = 1) {
  await pass(0);
  await pass(22 * HOUR);
  for (let morning = 1; morning < count; morning += 1) await pass(24 * HOUR);
}

/** The text of the list on the morning after something happened. */
async function listAfter(run: (desk: TestDesk) => unknown) {
  const emails = await emailsAfter(async (desk) => {
    await run(desk);
    await passMornings(desk);
  });
  return (emails.at(-1)?.text ?? '').replaceAll('\u00A0', ' ');
}

test.each<[string, (desk: TestDesk) => unknown, string]>([
  [
    'when someone called and what they noted',
    ({ save, mark }) => {
      save(silent);
      mark(1, { kind: 'no-answer', note: 'Wrote an email', who: 'Luz' });
    },
    'by Wednesday morning\n(559) 555-0199\nNo answer yet: Tuesday 10:00 AM\nDec 1, 10:00 AM, Luz: No answer – Wrote an email',
  ],
  [
    'who is about to call',
    ({ save, mark }) => {
      save(silent);
      mark(1, { kind: 'taken', who: 'Luz' });
    },
    'by Wednesday morning\n(559) 555-0199\nDec 1, 10:00 AM, Luz: I am on it',
  ],
  [
    'that a family wrote again',
    ({ save, setClock }) => {
      save(silent);
      setClock(HOUR);
      save(silent);
      setClock(HOUR);
      save(silent);
    },
    'by Wednesday morning\n(559) 555-0199\nWrote again: Dec 1, 12:00 PM, 2 times',
  ],
  ['the email address', ({ save }) => save(), 'by Wednesday morning\n(559) 555-0199\nana@example.net'],
  [
    'how late a call is',
    ({ save, now }) => save({ ...silent, receivedAt: now() - 2 * DAY }),
    '46 hours late\n(559) 555-0199',
  ],
])('shows %s', async (_what, run, lines) => {
  expect(await listAfter(run)).toContain(`\nAna Pérez · ${lines}\nhttps://www.orchard.example/staff/request/`);
});

test('names the earlier request of a family with what became of it', async () => {
  let reference = '';
  const text = await listAfter(({ save, mark }) => {
    ({ reference } = save(silent));
    mark(1, { kind: 'contacted' });
    save(silent);
  });
  const before = `Wrote before: ${reference}: We reached them (Tue, Dec 1, 2026, 10:00 AM)`;
  expect(text).toContain(`\nAna Pérez · by Wednesday morning\n(559) 555-0199\n${before}\n`);
});

test('shows the name in bold and a number that dials on a phone', async () => {
  const emails = await emailsAfter(async (desk) => {
    desk.save({ fields: { ...silent.fields, phone: '559-555-0100, or 555 0101 after 5' } });
    desk.save(silent);
    await passMornings(desk);
  });
  const html = emails.at(-1)?.html ?? '';
  expect(html).toMatch(
    /font-weight:700">Ana Pérez · <[^>]*>by Wednesday morning<\/span><\/a><br><a href="tel:\+15595550199"[^>]*><span/,
  );
  expect(html).toContain('<br><span style="white-space:nowrap">559-555-0100</span>, or ');
  expect(html.match(/2 families wait<\/h/g)).toHaveLength(1);
});

test('asks in the first list of a month and on Fridays whether families came', async () => {
  const desk = await startFrontDesk();
  for (const name of ['Came', 'Reached', 'Open']) desk.save(silentFrom(name));
  desk.mark(1, { kind: 'contacted' });
  desk.mark(1, { kind: 'came' });
  desk.mark(2, { kind: 'contacted' });
  await passMornings(desk, 14);
  await desk.pass(17 * DAY);
  const asking = (await desk.emails()).filter(({ text = '' }) =>
    /1 reached, no word yet if they came\n.*\nReached · We reached them/s.test(text),
  );
  expect(asking.map(({ subject }) => subject?.split(':')[0])).toEqual([
    'Fri, Dec 4, 8 AM',
    'Fri, Dec 11, 8 AM',
    'Fri, Jan 1, 8 AM',
  ]);
});

test('names a closing with its reason and a link', async () => {
  const text = await listAfter(({ save, mark }) => {
    save(silent);
    mark(1, { kind: 'cancelled' });
  });
  expect(text).toMatch(
    /1 closed since the last list\n\n.*\n\nAna Pérez · They cancelled \(Tue, Dec 1, 2026, 10:00 AM\)\n.*\nhttps:\/\/www\.orchard\.example\/staff\/request\//,
  );
});

test('names a closing again if its list reached nobody', async () => {
  const desk = await startFrontDesk();
  desk.mail.isDown = true;
  desk.save(silent);
  desk.mark(1, { kind: 'contacted' });
  await passMornings(desk, 2);
  desk.save(silentFrom('Later'));
  desk.mail.isDown = false;
  await desk.pass(24 * HOUR);
  expect((await desk.emails()).filter(({ text }) => text.includes('· We reached them ('))).toHaveLength(1);
});

test('names a closing once to whom its list reached, while another mailbox fails', async () => {
  const peer = await startPeer((_count, to) => (to === 'director@example.org' ? { code: 451, text: 'later' } : null));
  const desk = openDesk(peer.url, { NOTIFY_TO: 'desk@example.org, director@example.org' });
  desk.save(silent);
  desk.mark(1, { kind: 'contacted' });
  desk.save(silentFrom('Waits'));
  await passMornings(desk, 2);
  const lists = (await peer.emails()).filter(({ text }) => text.includes('1 family waits'));
  expect(lists.map(({ text }) => text.includes('· We reached them ('))).toEqual([true, false]);
});

test('replaces an unsent list by the next one', async () => {
  const desk = await startFrontDesk();
  desk.mail.isDown = true;
  desk.save({ ...silent, ...HELD });
  await passMornings(desk);
  desk.save({ ...silentFrom('Later'), ...HELD });
  await desk.pass(24 * HOUR);
  desk.mail.isDown = false;
  await desk.pass(HOUR);
  expect((await desk.emails()).map(({ subject }) => subject)).toEqual(['Thu, Dec 3, 8 AM: 2 requests were set aside']);
});

test('names the first 50 and the newest 50 requests of a long list', async () => {
  const { text = '', html = '' } = (await emailsAfter((desk) => saveMany(desk, 300))).at(-1) ?? {};
  const named = [...text.matchAll(/Family (\d+) ·/g)].map(([, count]) => Number(count));
  expect(named).toEqual([...Array(300).keys()].filter((count) => count < 50 || count >= 250));
  expect(text).toContain('200 more are on the list.');
  // Gmail cuts the end off.
  expect(html.indexOf('/staff/list/')).toBeLessThan(10_000);
});

test('names requests again if their unsent list was for a former member of staff', async () => {
  const former = openDesk(undefined, { NOTIFY_TO: 'former@example.org' });
  saveMany(former, 13);
  await former.pass(0);
  await former.close();
  const emails = await emailsAfter(({ pass }) => pass(MINUTE), { DATA_DIR: former.settings.dataDir });
  expect(emails.at(-1)?.subject).toBe('Tue, Dec 1, 10 AM: 13 families wait');
});

test('a listed request that is released from quarantine has a notice', async () => {
  const emails = await emailsAfter(async (desk) => {
    desk.save({ ...silent, ...HELD });
    await passMornings(desk);
    desk.mark(1, { kind: 'released' });
  });
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Wed, Dec 2, 8 AM: 1 request was set aside',
    expect.stringMatching(/^Ana P\., /),
  ]);
});
