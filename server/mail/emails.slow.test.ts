import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { FIELDS, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { fixtureContent } from '../../tests/helpers/fixture-content.ts';
import { fixtureFacts } from '../../tests/helpers/fixture-facts.ts';
import { family } from '../../tests/helpers/incoming.ts';
import { silent, startPeer, startStorage } from '../../tests/helpers/storage.ts';
import { createKeys } from '../storage/keys.ts';
import { addStatusChange } from '../storage/status-changes.ts';
import { HOUR, MINUTE } from '../time.ts';

test('sends a notice to staff and a receipt to the family', async () => {
  const peer = await startPeer();
  const { save, pass, storage } = startStorage(peer.url);
  const { reference } = save() as { reference: string };
  await pass(0);
  expect(peer.received.map(({ to }) => to)).toEqual([['desk@example.org'], ['ana@example.net']]);
  const [notice, receipt] = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(notice?.replyTo?.[0]?.address).toBe('ana@example.net');
  expect(notice?.subject).toBe(`New request ${reference}: call by Wed, Dec 2, 2026, 10:00 AM`);
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

test.each([
  ['24 hours', 20, 'Wed, Dec 2, 2026, 10:00 AM'],
  ['12 hours', 10, 'Tue, Dec 1, 2026, 10:00 PM'],
  [null, 20, 'Wed, Dec 2, 2026, 10:00 AM'],
])('with a promise of %s, sends one reminder after %s hours', async (value, hours, due) => {
  const peer = await startPeer();
  const promise = value === null ? null : { value, confirmed: null };
  const facts = { ...fixtureFacts, claims: { ...fixtureFacts.claims, promise } };
  const { save, pass } = startStorage(peer.url, {}, { content: { ...fixtureContent, facts } });
  save(silent);
  for (const wait of [0, (hours - 1) * HOUR, HOUR, HOUR]) await pass(wait);
  expect(peer.received).toHaveLength(2);
  const [notice, reminder] = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(notice?.subject).toContain(`call by ${due}`);
  expect(reminder?.subject).toMatch(/^Still to call/);
});

test("reports a quarantined request in the next morning's digest", async () => {
  const peer = await startPeer();
  const { save, pass, db } = startStorage(peer.url);
  save({ quarantine: 'honeypot' });
  await pass(0);
  expect(peer.received).toHaveLength(1);
  expect((await PostalMime.parse(peer.received[0]?.raw ?? '')).subject).toBe('One request in quarantine');
  save({ quarantine: 'honeypot', fields: { ...family.fields, name: 'Buy' } });
  await pass(HOUR);
  expect(peer.received).toHaveLength(1);
  await pass(24 * HOUR);
  expect(peer.received).toHaveLength(2);
  addStatusChange(db, 1, { kind: 'released' }, 0);
  await pass(MINUTE);
  expect(peer.received[2]?.raw.toString()).toMatch(/^Subject: New request/m);
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

test('links each email to the pages of its requests', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  const { reference } = save(silent) as { reference: string };
  save({ ...silent, fields: { ...silent.fields, name: 'Held' }, quarantine: 'honeypot' });
  await pass(0);
  await pass(20 * HOUR);
  const links = await Promise.all(
    peer.received.map(async ({ raw }) => {
      const { text = '' } = await PostalMime.parse(raw);
      return [...text.matchAll(/\S+\/staff\/(\w+)\/([\w-]+)$/gm)].map(([, page, key]) => ({ page, key }));
    }),
  );
  const own = createKeys(new Uint8Array(32)).ofRequest(reference);
  expect(links).toEqual([
    [{ page: 'request', key: own }],
    [
      { page: 'request', key: expect.not.stringMatching(own) },
      { page: 'list', key: expect.any(String) },
    ],
    [{ page: 'request', key: own }],
  ]);
});

test('sends a list each working morning', async () => {
  const peer = await startPeer();
  const { save, pass, db } = startStorage(peer.url);
  save({ fields: { ...silent.fields, name: 'Waits' } });
  const subjects = async () => {
    const emails = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
    return emails.map(({ subject }) => subject ?? '').filter((subject) => /waits|new request/.test(subject));
  };
  await pass(0);
  await pass(22 * HOUR);
  expect(await subjects()).toEqual(['One new request']);
  addStatusChange(db, 1, { kind: 'contacted' }, 0);
  for (let hour = 0; hour < 24; hour += 1) await pass(HOUR);
  expect(await subjects()).toEqual(['One new request', 'Nobody waits']);
  await pass(7 * HOUR);
  save({ ...silent, quarantine: 'honeypot' });
  // The report of this one comes at night, and the list in the morning all the same.
  for (let hour = 0; hour < 17; hour += 1) await pass(HOUR);
  expect(await subjects()).toHaveLength(3);
  // From Friday morning to Sunday morning.
  for (let day = 0; day < 2; day += 1) await pass(24 * HOUR);
  expect(await subjects()).toHaveLength(3);
});

test('sends one digest when a call becomes late', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  for (const wait of [22 * HOUR, 0]) await pass(wait);
  save(silent);
  await pass(0);
  for (let hour = 0; hour < 23; hour += 1) await pass(HOUR);
  const before = peer.received.length;
  await pass(HOUR);
  expect(peer.received).toHaveLength(before + 1);
  await pass(HOUR);
  expect(peer.received).toHaveLength(before + 1);
});

test('replaces an unsent digest by the next one', async () => {
  const gone = await startPeer();
  await gone.close();
  const { save, pass } = startStorage(gone.url);
  save({ ...silent, quarantine: 'honeypot' });
  await pass(0);
  await pass(24 * HOUR);
  const back = await startPeer(() => null, gone.port);
  await pass(HOUR);
  expect(back.received).toHaveLength(1);
  expect((await PostalMime.parse(back.received[0]?.raw ?? '')).subject).toBe('One request in quarantine');
});

test('starts with the language of the family', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save({ ...silent, language: 'es' });
  await pass(0);
  const { text } = await PostalMime.parse(peer.received[0]?.raw ?? '');
  expect(text).toMatch(/^In Spanish\.\n\nA new request\n/);
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
