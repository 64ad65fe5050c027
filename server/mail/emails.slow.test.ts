import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { FIELDS, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { fixtureContent } from '../../tests/helpers/fixture-content.ts';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { family } from '../../tests/helpers/incoming.ts';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { createKeys } from '../storage/keys.ts';
import { addStatusChange } from '../storage/status-changes.ts';
import { HOUR } from '../time.ts';

test('sends a notice to staff and a receipt to the family', async () => {
  const peer = await startPeer();
  const { save, pass, storage } = startStorage(peer.url);
  const { reference } = save() as { reference: string };
  await pass(0);
  expect(peer.received.map(({ to }) => to)).toEqual([['desk@example.org'], ['ana@example.net']]);
  const [notice, receipt] = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(notice?.replyTo?.[0]?.address).toBe('ana@example.net');
  expect(notice?.subject).toBe(`New: Ana P., 10:00 AM, call by Wednesday morning (${reference})`);
  for (const part of [notice?.text, notice?.html]) {
    expect(part).toContain('Ana Pérez');
    expect(part).toContain('(559) 555-0199');
    expect(part).not.toContain('My mother');
  }
  expect(notice?.html).toContain('href="tel:+15595550199"');
  for (const part of [receipt?.text, receipt?.html]) {
    expect(part).toContain(reference);
    expect(part).toContain('We call within 24 hours, by Wednesday morning.');
    expect(part).toContain('https://www.google.com/maps/dir/');
    expect(part).toContain('We call.');
    expect(part).not.toContain('You ask.');
    expect(part).toContain('Monday to Friday 8:00AM-4:00PM');
    expect(part).not.toContain('Ana');
    expect(part).not.toContain('My mother');
    expect(part).not.toContain('closed');
  }
  expect(storage.health().undelivered).toBe(0);
});

test('includes every field in a full notice only', async () => {
  const fields = tourRequestOf((name) => `value-of-${name}`);
  for (const detail of ['brief', 'full']) {
    const peer = await startPeer();
    const { save, pass } = startStorage(peer.url, { NOTICE_DETAIL: detail });
    save({ fields });
    await pass(0);
    const { text, html } = await PostalMime.parse(peer.received[0]?.raw ?? '');
    for (const { name, inBriefNotice } of FIELDS) {
      const isShown = detail === 'full' || inBriefNotice === true;
      for (const part of [text, html]) expect(part?.includes(fields[name]), `${name}, ${detail}`).toBe(isShown);
    }
  }
});

test('adds no header or recipient from what a family typed', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url, { NOTICE_DETAIL: 'full' });
  const hostile = 'x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u202e"; <a@b>, c@d';
  save({ fields: { ...tourRequestOf(() => hostile), email: 'a@example.net' } });
  await pass(0);
  expect(peer.received.map(({ to }) => to)).toEqual([['desk@example.org'], ['a@example.net']]);
  for (const { raw } of peer.received) {
    const text = raw.toString();
    const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
    const names = head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')));
    expect(names.filter((name) => name !== 'Reply-To').sort()).toEqual([
      'Auto-Submitted',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
      'X-Auto-Response-Suppress',
    ]);
    expect((await PostalMime.parse(raw)).html).not.toContain('<script>');
  }
});

test.each([
  ['Teresa Alvarado', 'Teresa A.'],
  ['MARÍA DE LA CRUZ peña, my mother', 'MARÍA P.'],
  ['José', 'José'],
  ['Call 559-555-0100 now http://x.example <b>', 'Call N.'],
  ['Dr. Anne-Marie O’Neil', 'Dr. O.'],
  ['1', 'Someone'],
  ['{{view}}', 'Someone'],
  [`${'x'.repeat(31)} Ana`, 'Someone'],
])('puts nothing of the name %j into a subject but %j', async (name, who) => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save({ fields: { ...silent.fields, name } });
  await pass(0);
  const { subject } = await PostalMime.parse(peer.received[0]?.raw ?? '');
  expect(subject).toMatch(`New: ${who}, 10:00 AM, call by Wednesday morning (`);
});

async function textsAfter(
  run: (storage: ReturnType<typeof startStorage>) => void | Promise<void>,
  ...options: [environment?: Record<string, string>, more?: Parameters<typeof startStorage>[2]]
) {
  const peer = await startPeer();
  const storage = startStorage(peer.url, ...options);
  await run(storage);
  await storage.pass(0);
  return Promise.all(peer.received.map(async ({ to, raw }) => ({ ...(await PostalMime.parse(raw)), to: String(to) })));
}

test.each([
  ['phone number', { ...family.fields, phone: '+1 559.555.0199', email: 'other@example.net' }, true],
  ['email address', { ...family.fields, phone: '(559) 555-0100', email: 'Ana+tour@example.net' }, true],
  ['name', { ...family.fields, phone: '(559) 555-0100', email: 'other@example.net' }, false],
])('names an earlier request with the same %s: %o, %s', async (_what, fields, isNamed) => {
  let reference = '';
  const emails = await textsAfter(async ({ save, pass }) => {
    ({ reference } = save() as { reference: string });
    await pass(0);
    save({ fields });
  });
  const notice = emails.findLast(({ subject }) => subject?.startsWith('New'));
  expect(notice?.text?.includes(`Before: ${reference}\n`)).toBe(isNamed);
});

test('says in a reminder when somebody called', async () => {
  const emails = await textsAfter(async ({ save, pass, db }) => {
    save(silent);
    await pass(0);
    addStatusChange(db, 1, { kind: 'no-answer' }, Date.parse('2026-12-01T18:05:00Z'));
    await pass(4 * HOUR);
  });
  expect(emails.at(-1)?.text).toContain('You called Tuesday 10:05 AM.');
});

test('sends only the link to a request whose email ended the process', async () => {
  const [notice] = await textsAfter(({ save, db }) => {
    save(silent);
    db.exec('UPDATE outbox SET attempts = 1');
  });
  expect(notice?.text).toContain('/staff/request/');
  expect(notice?.text).not.toContain('555-0199');
});

test('names no request in a list that ended the process', async () => {
  const emails = await textsAfter(async ({ save, pass, db }) => {
    for (let count = 0; count < 13; count += 1) save({ fields: { ...silent.fields, name: `Family ${count}` } });
    db.exec(
      "CREATE TRIGGER crash AFTER INSERT ON outbox BEGIN UPDATE outbox SET attempts = 1 WHERE kind = 'digest'; END",
    );
    await pass(0);
  });
  expect(emails.at(-1)?.subject).toBe('13 new requests');
  expect(emails.at(-1)?.text).toContain('/staff/list/');
  expect(emails.at(-1)?.text).not.toContain('Family');
});

test.each([
  ['en', 'English: closed today and Wednesday.'],
  ['es', 'Spanish: closed today y miércoles.'],
])('names closing days in a receipt in %s', async (language, text) => {
  const facts = { ...fixtureFacts, closingDays: [{ date: '2026-12-01' }, { date: '2026-12-02' }] };
  const content = { ...fixtureContent, facts };
  const emails = await textsAfter(({ save }) => void save({ language }), {}, { content });
  expect(emails.find(({ to }) => to === 'ana@example.net')?.text).toContain(text);
});

test('writes one colon after a heading that ends with one', async () => {
  const [en] = fixtureContent.languages;
  const mail = { ...en?.[1].mail, bring: { heading: 'Bring:', items: ['A list'] } };
  const languages = new Map([['en', { ...en?.[1], mail }]]) as typeof fixtureContent.languages;
  const emails = await textsAfter(({ save }) => void save(), {}, { content: { ...fixtureContent, languages } });
  expect(emails.find(({ to }) => to === 'ana@example.net')?.text).toContain('\nBring:\n- A list');
});

test('puts the language of the family into the heading', async () => {
  const [notice] = await textsAfter(({ save }) => void save({ ...silent, language: 'es' }));
  expect(notice?.text).toMatch(/^In Spanish\.\n\nA new request\n/);
});

test('sends a notice about a request that was released from quarantine', async () => {
  const emails = await textsAfter(({ save, db }) => {
    save({ ...silent, quarantine: 'honeypot' });
    addStatusChange(db, 1, { kind: 'released' }, 0);
  });
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New/)]);
});

test('links each email to the pages of its requests', async () => {
  let reference = '';
  const emails = await textsAfter(async ({ save, pass }) => {
    ({ reference } = save(silent) as { reference: string });
    await pass(0);
    await pass(22 * HOUR);
  });
  const links = emails.map(({ text = '' }) => [...text.matchAll(/\/staff\/(\w+)\/[\w-]+$/gm)].map(([, page]) => page));
  expect(links).toEqual([['request'], ['request', 'list']]);
  const own = createKeys(new Uint8Array(32)).ofRequest(reference);
  for (const { text } of emails) expect(text).toContain(`/staff/request/${own}`);
});

test('lists what the owner has to correct below the families', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save({ ...silent, quarantine: 'honeypot' });
  await pass(24 * HOUR);
  const { text } = await PostalMime.parse(peer.received.at(-1)?.raw ?? '');
  expect(text).toContain('Tell the owner:');
  expect(text).toContain('The rule behind “Who pays?” ended on December 31, 2020.');
});

test('replaces an unsent list by the next one', async () => {
  const gone = await startPeer();
  await gone.close();
  const { save, pass } = startStorage(gone.url);
  save({ ...silent, quarantine: 'honeypot' });
  for (const wait of [22 * HOUR, 24 * HOUR]) await pass(wait);
  const back = await startPeer(() => null, gone.port);
  await pass(HOUR);
  expect(back.received).toHaveLength(1);
  expect((await PostalMime.parse(back.received[0]?.raw ?? '')).subject).toBe('One request in quarantine');
});

test('is readable in a dark theme at 16 px or more', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save();
  await pass(0);
  for (const { raw } of peer.received) {
    const { html = '' } = await PostalMime.parse(raw);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    for (const [, size] of html.matchAll(/font-size:(\d+)px/g)) expect(Number(size)).toBeGreaterThanOrEqual(16);
    expect(html.slice(html.indexOf('<body'))).not.toMatch(/\d [AP]M/);
  }
});
