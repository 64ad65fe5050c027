import { type AddressInfo, createServer, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../clock.ts';
import { startPeer } from '../mail/test-peer.ts';
import { readSettings } from '../settings.ts';
import { openMemoryDatabase } from './database.ts';
import type { Incoming } from './incoming.ts';
import { createKeeper } from './keeper.ts';

const family: Incoming = {
  fields: {
    name: 'Ana Pérez',
    address: '1 Main St',
    email: ' ana@example.net ',
    phone: '(559) 555-0199',
    message: 'My mother is 82.',
  },
  language: 'en',
  receivedAt: 0,
  key: null,
  quarantine: null,
};

// Mail cannot carry so long an address, so no receipt is sent.
const silent = { fields: { ...family.fields, email: `${'x'.repeat(65)}@example.net` } };

function start(url: string, environment: Record<string, string> = {}) {
  let now = Date.parse('2026-12-01T18:00:00Z');
  const told: { details: Record<string, unknown>; text: string }[] = [];
  const db = openMemoryDatabase();
  const settings = readSettings({
    SMTP_URL: url,
    MAIL_FROM: 'Centre <site@example.org>',
    NOTIFY_TO: 'desk@example.org',
    ...environment,
  });
  const keeper = createKeeper(db, settings, {
    clock: () => now,
    tell: (_level, details, text) => told.push({ details, text }),
  });
  return {
    db,
    keeper,
    told,
    save(change: Partial<Incoming> & { fields?: Incoming['fields'] } = {}) {
      const [attempt] = keeper.save([{ ...family, receivedAt: now, ...change }]);
      if (!attempt || !('saved' in attempt)) throw new Error('not saved');
      return attempt.saved;
    },
    async pass(time: number) {
      now += time;
      keeper.tick();
      await keeper.idle();
    },
  };
}

test('staff get a notice that says who, how to reach them and by when, and the family a receipt', async () => {
  const peer = await startPeer();
  const { save, pass, keeper } = start(peer.url);
  const { reference } = save() as { reference: string };
  await pass(0);
  expect(peer.received.map(({ to }) => to)).toEqual([['desk@example.org'], ['ana@example.net']]);
  const [notice, receipt] = await Promise.all(peer.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(notice?.replyTo?.[0]?.address).toBe('ana@example.net');
  expect(notice?.subject).toBe(`Tour request ${reference}: call by Wed, Dec 2, 2026, 10:00 AM`);
  for (const part of [notice?.text, notice?.html]) {
    expect(part).toContain('Ana Pérez');
    expect(part).toContain('(559) 555-0199');
    expect(part).not.toContain('My mother');
  }
  expect(notice?.html).toContain('href="tel:+15595550199"');
  for (const part of [receipt?.text, receipt?.html]) {
    expect(part).toContain(reference);
    expect(part).toContain('24 hours');
    expect(part).toContain('Monday to Friday 8:00AM-4:00PM');
    expect(part).not.toContain('Ana');
    expect(part).not.toContain('My mother');
  }
  expect(keeper.status().undelivered).toBe(0);
});

test('the message is in the notice only where the settings ask for it', async () => {
  const peer = await startPeer();
  const { save, pass } = start(peer.url, { NOTICE_DETAIL: 'full' });
  save();
  await pass(0);
  expect((await PostalMime.parse(peer.received[0]?.raw ?? '')).text).toContain('> My mother is 82.');
});

test('a mail server that is down or refuses every second message gets each message once in the end', async () => {
  const peer = await startPeer((_message, count) => (count % 2 ? 451 : null));
  const { save, pass, keeper, told } = start(peer.url);
  for (const name of ['A', 'B', 'C', 'D']) save({ fields: { ...family.fields, name, email: `${name}@example.net` } });
  await pass(0);
  expect(keeper.status()).toMatchObject({ failing: expect.any(Number), failure: 'EMESSAGE 451' });
  for (const wait of [30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE, 15 * MINUTE, HOUR, HOUR]) await pass(wait);
  expect(keeper.status()).toMatchObject({ undelivered: 0, failing: 0 });
  const ids = peer.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(8);
  expect(ids).toHaveLength(8);
  expect(JSON.stringify(told)).not.toContain('example.net');
});

test('attempts fall at 0 s, 30 s, 2, 5, 15 and 30 minutes, then every hour without end', async () => {
  const { save, pass, db } = start('smtp://127.0.0.1:9');
  save(silent);
  const attempts = () => (db.prepare('SELECT attempts FROM outbox').get() as { attempts: number }).attempts;
  const seen: number[] = [];
  await pass(0);
  for (const wait of [
    29 * SECOND,
    SECOND,
    90 * SECOND,
    3 * MINUTE,
    10 * MINUTE,
    15 * MINUTE,
    59 * MINUTE,
    MINUTE,
    3 * HOUR,
  ]) {
    await pass(wait);
    seen.push(attempts());
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 6, 7, 8]);
});

test('once the mail server is back, everything that could not reach it goes out at once', async () => {
  const gone = await startPeer();
  await gone.stop();
  const { save, pass } = start(gone.url);
  save(silent);
  for (const wait of [0, 30 * SECOND, 90 * SECOND, 3 * MINUTE, 10 * MINUTE]) await pass(wait);
  save({ fields: { ...silent.fields, name: 'B' } });
  const back = await startPeer(() => null, Number(new URL(gone.url).port));
  await pass(0);
  expect(back.received).toHaveLength(2);
});

test('a family whose address is refused for good gets no more than six attempts', async () => {
  const peer = await startPeer(({ to }) => (to.includes('ana@example.net') ? 550 : null));
  const { save, pass, keeper } = start(peer.url);
  save();
  for (const wait of [0, MINUTE, HOUR, HOUR, HOUR, HOUR, HOUR, HOUR]) await pass(wait);
  expect(keeper.status()).toMatchObject({ undelivered: 0, failing: 0 });
});

test('one address gets one receipt a day, and all addresses together at most sixty an hour', async () => {
  const { save, db } = start('smtp://127.0.0.1:9');
  const receipts = () =>
    (db.prepare("SELECT count(*) AS count FROM outbox WHERE kind = 'receipt'").get() as { count: number }).count;
  save();
  save({ fields: { ...family.fields, message: 'again', email: 'ANA@example.net' } });
  expect(receipts()).toBe(1);
  for (let index = 0; index < 100; index += 1)
    save({ fields: { ...family.fields, email: `stranger${index}@example.net` } });
  expect(receipts()).toBe(60);
});

test('the same content without a key within ten minutes is a repeat that nobody is told of again', async () => {
  const peer = await startPeer();
  const { save, pass } = start(peer.url);
  expect(save().outcome).toBe('stored');
  await pass(9 * MINUTE);
  expect(save().outcome).toBe('repeated');
  await pass(2 * MINUTE);
  expect(save().outcome).toBe('stored');
  await pass(0);
  expect(peer.received.filter(({ to }) => to[0] === 'desk@example.org')).toHaveLength(2);
});

test('a request nobody marked contacted brings one reminder at 20 hours', async () => {
  const peer = await startPeer();
  const { save, pass } = start(peer.url);
  save(silent);
  for (const wait of [0, 19 * HOUR, HOUR, HOUR, HOUR]) await pass(wait);
  expect(peer.received).toHaveLength(2);
  expect(peer.received[1]?.raw).toMatch(/^Subject: Still to call/m);
});

test('requests in quarantine are told of once, in the digest of the next morning, and as any other once released', async () => {
  const peer = await startPeer();
  const { save, pass, db } = start(peer.url);
  save({ quarantine: 'honeypot' });
  await pass(0);
  expect(peer.received).toHaveLength(1);
  expect((await PostalMime.parse(peer.received[0]?.raw ?? '')).subject).toBe('One request in quarantine to look at');
  save({ quarantine: 'links', fields: { ...family.fields, name: 'Buy' } });
  await pass(HOUR);
  expect(peer.received).toHaveLength(1);
  await pass(24 * HOUR);
  expect(peer.received).toHaveLength(2);
  db.exec('UPDATE tour_request SET quarantine = NULL WHERE id = 1');
  await pass(MINUTE);
  expect(peer.received[2]?.raw).toMatch(/^Subject: Tour request/m);
});

test('requests stored while mail was not set are told of once it is', async () => {
  const peer = await startPeer();
  const { save, pass, db } = start(peer.url);
  save(silent);
  db.exec('DELETE FROM outbox');
  await pass(MINUTE);
  expect(peer.received).toHaveLength(1);
});

test('hostile texts reach one recipient and add no header', async () => {
  const peer = await startPeer();
  const { save, pass } = start(peer.url, { NOTICE_DETAIL: 'full' });
  const hostile = 'x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u202e"; <a@b>, c@d';
  save({ fields: { name: hostile, address: hostile, phone: hostile, message: hostile, email: 'a@example.net' } });
  await pass(0);
  expect(peer.received.map(({ to }) => to)).toEqual([['desk@example.org'], ['a@example.net']]);
  for (const { raw } of peer.received) {
    const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
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

test('requests past their retention leave no trace', async () => {
  const { save, pass, keeper } = start('smtp://127.0.0.1:9');
  save();
  await pass(181 * 24 * HOUR);
  expect(keeper.status().stored).toBe(0);
});

test('a mail server that hangs does not keep the server from stopping', async () => {
  const open: Socket[] = [];
  const mute = createServer((socket) => void open.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { save, keeper } = start(`smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`);
  save();
  keeper.deliver();
  const began = Date.now();
  await keeper.close();
  expect(Date.now() - began).toBeLessThan(2500);
  for (const socket of open) socket.destroy();
  mute.close();
});
