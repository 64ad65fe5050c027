import { expect, test } from 'vitest';
import type { DatedItem } from '../../shared/server-content.ts';
import { content, openDesk, time } from '../../tests/helpers/desk.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { DAY, HOUR } from '../time.ts';

const rule = (text: string, more: Partial<DatedItem> = {}): DatedItem => ({
  form: 'Questions',
  text,
  isRule: true,
  until: '2026-12-31',
  ...more,
});

const ending = { form: 'Questions', name: 'Who pays?', anchor: 'pages-questions' };

/** The emails to the owner with their days, if the server runs from one day to another. */
async function ownerEmails(from: string, to: string, dated: DatedItem[]) {
  const peer = await startPeer();
  // Closed on January 1.
  const facts = { ...content.facts, closingDays: [{ date: '2027-01-01' }] };
  const noticed: DatedItem[] = [];
  const { pass, setClock, now } = openDesk(peer.url, {}, { ...content, facts, dated: noticed });
  setClock(time.moment(from, 7 * 60) - now());
  noticed.push(...dated);
  const seen: string[] = [];
  for (; now() < time.moment(to, 12 * 60); setClock(HOUR)) {
    const hour = Number(time.sortable(now()).slice(11, 13));
    // Nothing is due at other times.
    if (![7, 8, 9, 20].includes(hour)) continue;
    await pass(0);
    for (const { subject = '' } of await peer.emails())
      if (subject.startsWith('For the owner')) seen.push(`${time.hour(now())}: ${subject}`);
    peer.received.length = 0;
  }
  return seen;
}

const RULES = [rule('Who pays?'), rule('Who decides?')];

test.each<[string, string, string, DatedItem[], string[]]>([
  [
    'rules from two months before to two months after their end',
    '2026-11-02',
    '2027-02-26',
    RULES,
    [
      'Mon, Nov 16, 8 AM: For the owner: 2 answers end on December 31',
      'Tue, Dec 1, 8 AM: For the owner: 2 answers end on December 31',
      'Mon, Jan 4, 8 AM: For the owner: 2 answers ended on December 31',
      'Mon, Feb 1, 8 AM: For the owner: 2 answers ended on December 31',
    ],
  ],
  [
    'a rule that is first noticed ten days before its end',
    '2026-12-21',
    '2026-12-31',
    [rule('Medi-Cal rules', { texts: [ending, { ...ending, name: 'Who decides?' }] })],
    ['Mon, Dec 21, 8 AM: For the owner: 2 answers end on December 31'],
  ],
  [
    'rules of two days',
    '2026-12-18',
    '2026-12-22',
    [...RULES, rule('How long?', { until: '2027-01-15' })],
    [
      'Fri, Dec 18, 8 AM: For the owner: 2 answers end on December 31',
      'Fri, Dec 18, 8 AM: For the owner: 1 answer ends on January 15',
    ],
  ],
  [
    'a signature of two years ago, once a month',
    '2026-11-30',
    '2026-12-08',
    [rule('nurse', { isRule: false, until: '2025-11-30' })],
    [
      'Mon, Nov 30, 8 AM: For the owner: 1 thing to check again',
      'Tue, Dec 1, 8 AM: For the owner: 1 thing to check again',
    ],
  ],
])('staff get these emails for the owner about %s', async (_what, from, to, dated, emails) => {
  expect(await ownerEmails(from, to, dated)).toEqual(emails);
});

test('says what to press in the editor', async () => {
  const peer = await startPeer();
  await openDesk(peer.url, {}, { ...content, dated: RULES }).pass(0);
  const [email] = await peer.emails();
  expect(email?.text).toContain(
    'Questions:\n- Who pays?\n- Who decides?\n\nOpen the editor: https://www.orchard.example/edit',
  );
});

test('links each text that ends to its form', async () => {
  const peer = await startPeer();
  const dated = [rule('Medi-Cal rules', { texts: [ending] })];
  await openDesk(peer.url, {}, { ...content, dated }).pass(0);
  const [email] = await peer.emails();
  expect(email?.text).toContain('Questions: Who pays?: https://www.orchard.example/edit#pages-questions');
  expect(email?.text).not.toContain('Medi-Cal rules');
  expect(email?.html).toContain('href="https://www.orchard.example/edit#pages-questions"');
});

test('says no more about a rule that was renewed before its email was sent', async () => {
  const down = openDesk(undefined, {}, { ...content, dated: RULES });
  await down.pass(0);
  await down.close();
  const peer = await startPeer();
  const renewed = RULES.map((one) => ({ ...one, until: '2027-12-31' }));
  const desk = openDesk(peer.url, { DATA_DIR: down.settings.dataDir }, { ...content, dated: renewed });
  await desk.pass(DAY);
  expect((await peer.emails()).filter(({ subject }) => subject?.startsWith('For the owner'))).toEqual([]);
  expect(desk.undelivered()).toBe(0);
});
