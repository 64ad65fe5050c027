import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { FIELDS, tourRequestOf } from '../../../shared/tour-request/fields.ts';
import { family } from '../../../tests/support/incoming.ts';
import { silent, startPeer, startStorage } from '../../../tests/support/storage.ts';
import { HOUR, MINUTE } from '../../clock.ts';
import { addMark, plainMark } from '../marks.ts';

test('staff get a notice that says who, how to reach them and by when, and the family a receipt', async () => {
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
    expect(part).toContain('We call within 24 hours.');
    expect(part).toContain('Monday to Friday 8:00AM-4:00PM');
    expect(part).not.toContain('Ana');
    expect(part).not.toContain('My mother');
  }
  expect(storage.status().undelivered).toBe(0);
});

test('the message is in the notice only where the settings ask for it', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url, { NOTICE_DETAIL: 'full' });
  save();
  await pass(0);
  expect((await PostalMime.parse(peer.received[0]?.raw ?? '')).text).toContain('> My mother is 82.');
});

test('a full notice holds every field, a brief one only what it takes to call', async () => {
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

test('a request nobody marked contacted brings one reminder at 20 hours', async () => {
  const peer = await startPeer();
  const { save, pass } = startStorage(peer.url);
  save(silent);
  for (const wait of [0, 19 * HOUR, HOUR, HOUR, HOUR]) await pass(wait);
  expect(peer.received).toHaveLength(2);
  expect(peer.received[1]?.raw.toString()).toMatch(/^Subject: Still to call/m);
});

test('requests in quarantine are reported once, in the digest of the next morning, and as any other once released', async () => {
  const peer = await startPeer();
  const { save, pass, db } = startStorage(peer.url);
  save({ quarantine: 'honeypot' });
  await pass(0);
  expect(peer.received).toHaveLength(1);
  expect((await PostalMime.parse(peer.received[0]?.raw ?? '')).subject).toBe('One request in quarantine');
  save({ quarantine: 'links', fields: { ...family.fields, name: 'Buy' } });
  await pass(HOUR);
  expect(peer.received).toHaveLength(1);
  await pass(24 * HOUR);
  expect(peer.received).toHaveLength(2);
  addMark(db, 1, plainMark('released'), 0);
  await pass(MINUTE);
  expect(peer.received[2]?.raw.toString()).toMatch(/^Subject: New request/m);
});

test('hostile texts reach one recipient and add no header', async () => {
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
    ]);
    expect((await PostalMime.parse(raw)).html).not.toContain('<script>');
  }
});
