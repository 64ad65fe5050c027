import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { content, family, openDesk, silent } from '../../tests/helpers/desk.ts';
import { emailsAfter } from '../../tests/helpers/emails.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { createStaffLinks } from '../staff-links.ts';
import { HOUR, MINUTE } from '../time.ts';

test('sends a notice to staff', async () => {
  const [notice] = await emailsAfter(({ save }) => save());
  expect(notice).toMatchObject({
    to: 'desk@example.org',
    replyTo: [{ address: 'ana@example.net' }],
    subject: expect.stringMatching(/^Ana P\., 10:00 AM: call by Wednesday morning \(\w{4}-\w{4}\)$/),
  });
  expect(notice?.html).toContain('href="tel:+15595550199"');
  expect(notice?.html).toContain('10:00\u00A0AM');
});

test('sends a receipt to the family', async () => {
  let reference = '';
  const [, receipt] = await emailsAfter(({ save }) => {
    ({ reference } = save());
  });
  expect(receipt?.to).toBe('ana@example.net');
  expect(receipt?.text).toContain('\nCall (559) 555-0142\n');
  for (const part of [receipt?.text, receipt?.html]) {
    for (const text of [
      reference,
      'We will contact you within 24 hours, by Wednesday morning. To talk sooner, please call us.',
      'https://www.google.com/maps/dir/',
      'You visit on a weekday',
      'Monday to Friday 8:00AM-4:00PM',
    ])
      expect(part).toContain(text);
    expect(part).not.toMatch(/Ana|My mother|You call or write|We are closed/);
  }
});

test('shows only the name and the phone number of a family in a notice', async () => {
  const fields = tourRequestOf((name) => `value-of-${name}`);
  const [notice] = await emailsAfter(({ save }) => save({ fields }));
  for (const part of [notice?.text, notice?.html])
    expect([...new Set(part?.match(/value-of-\w+/g))]).toEqual(['value-of-name', 'value-of-phone']);
});

test('adds no header or recipient from what a family typed', async () => {
  const hostile = 'x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u202e"; <a@b>, c@d';
  const fields = { ...tourRequestOf(() => hostile), email: 'a@example.net' };
  const emails = await emailsAfter(({ save }) => save({ fields }));
  expect(emails.map(({ to }) => to)).toEqual(['desk@example.org', 'a@example.net']);
  for (const { headers, html } of emails) {
    const names = headers.map(({ key }) => key);
    expect(names.filter((name) => name !== 'reply-to').sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    expect(html).not.toContain('<script>');
  }
});

test.each([
  ['Teresa Alvarado', 'Teresa A.'],
  ['MARÍA DE LA CRUZ peña, my mother', 'MARÍA P.'],
  ['José', 'José'],
  ['Call 559-555-0100 now http://x.example <b>', 'Call N.'],
  ['Dr. Anne-Marie O’Neil', 'Dr. O.'],
  ['1', 'A family'],
  ['{{view}}', 'A family'],
  [`${'x'.repeat(31)} Ana`, 'A family'],
])('puts nothing of the name %j into a subject but %j', async (name, who) => {
  const [notice] = await emailsAfter(({ save }) => save({ fields: { ...silent.fields, name } }));
  expect(notice?.subject).toMatch(`${who}, 10:00 AM: call by Wednesday morning (`);
});

test.each([
  ['phone number', { phone: '+1 559.555.0199', email: 'other@example.net' }, true],
  ['email address', { phone: '(559) 555-0100', email: 'Ana+tour@example.net' }, true],
  ['name', { phone: '(559) 555-0100', email: 'other@example.net' }, false],
])('names an earlier request with the same %s: %o, %s', async (_what, change, isNamed) => {
  let reference = '';
  const emails = await emailsAfter(({ save }) => {
    ({ reference } = save());
    save({ fields: { ...family.fields, ...change }, mayHaveReceipt: false });
  });
  const second = emails.findLast(({ to }) => to === 'desk@example.org');
  expect(second?.text.includes(`Wrote before: ${reference}: To call: by Wednesday morning\n`)).toBe(isNamed);
});

test('sends a notice of each time that a family wrote, before a call or after it', async () => {
  const peer = await startPeer();
  const { save, mark, pass } = openDesk(peer.url);
  const first = save(silent).reference;
  await pass(HOUR);
  save(silent);
  await pass(HOUR);
  mark(1, { kind: 'contacted', note: 'They come on Friday' });
  const second = save(silent).reference;
  await pass(0);
  const emails = await peer.emails();
  const [, again, after] = emails;
  expect(again?.subject).toBe(`Ana P. wrote again: call by Wednesday morning (${first})`);
  expect(again?.text).toContain('Wrote again: Dec\u00A01, 11:00\u00A0AM\n');
  expect(after?.subject).toBe(`Ana P., 12:00 PM: call by Wednesday morning (${second})`);
  expect(after?.text).toContain(`Wrote before: ${first}: We reached them (Tue, Dec\u00A01, 2026, 12:00\u00A0PM)\n`);
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(3);
});

test.each([
  ['no more than twelve notices in an hour', 20, MINUTE, 12],
  ['again after an hour', 1, 61 * MINUTE, 2],
])('a family that keeps writing causes %s', async (_what, times, wait, notices) => {
  const emails = await emailsAfter(async ({ save, pass }) => {
    save(silent);
    for (let count = 0; count < times; count += 1) {
      await pass(wait);
      save(silent);
    }
  });
  expect(emails.filter(({ subject }) => /call by/.test(subject ?? ''))).toHaveLength(notices);
});

test('a family that writes again past the limit is on the next list', async () => {
  const emails = await emailsAfter(async ({ save, pass }) => {
    save(silent);
    for (let count = 0; count < 13; count += 1) {
      await pass(MINUTE);
      save(silent);
    }
    await pass(11 * MINUTE);
  });
  expect(emails.at(-1)?.subject).toContain('1 family waits');
  expect(emails.at(-1)?.text).toContain('13 times');
});

test('one email tells of a request and of the same again before it was sent', async () => {
  const emails = await emailsAfter(({ save }) => {
    save(silent);
    save(silent);
  });
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toMatch(/^Ana P\. wrote again/);
});

test('says in a notice after a call that nobody answered when it was', async () => {
  const [notice] = await emailsAfter(({ save, mark, now }) => {
    save(silent);
    mark(1, { kind: 'no-answer' }, now() - MINUTE);
  });
  expect(notice?.subject).toMatch(/^No answer yet: Ana P\., 10:00 AM: call by Wednesday morning \(/);
  expect(notice?.text).toContain('No answer yet: Tuesday 9:59\u00A0AM');
});

test.each([
  ['en', 'We will call or write on Friday morning. After today, we are closed until then.'],
  [
    'es',
    'Le llamaremos o le escribiremos el viernes por la mañana. A partir de mañana estaremos cerrados hasta entonces.',
  ],
])('a receipt in %s names a later moment with the closing days', async (language, promise) => {
  const facts = { ...content.facts, closingDays: [{ date: '2026-12-02' }, { date: '2026-12-03' }] };
  const emails = await emailsAfter(
    ({ save, setClock }) => {
      setClock(5.5 * HOUR);
      save({ language });
    },
    {},
    { ...content, facts },
  );
  expect(emails.find(({ to }) => to === 'ana@example.net')?.text).toContain(promise);
  expect(emails.find(({ to }) => to === 'desk@example.org')?.subject).toContain('call on Friday morning');
});

test('puts the language of the family into the heading', async () => {
  const [notice] = await emailsAfter(({ save }) => save({ ...silent, language: 'es' }));
  expect(notice?.text).toMatch(/^This family used the website in Spanish\.\n\nAna P\. wrote on the website\n/);
});

test('reports requests that were stored before mail was set', async () => {
  const emails = await emailsAfter(({ save, db }) => {
    save(silent);
    db.exec('DELETE FROM outbox');
  });
  expect(emails).toHaveLength(1);
});

test('links each email to the pages of its requests', async () => {
  let reference = '';
  const emails = await emailsAfter(
    async ({ save, pass }) => {
      ({ reference } = save(silent));
      await pass(0);
      await pass(22 * HOUR);
    },
    { DATA_DIR: temporaryFolder({ 'link-secret': Buffer.alloc(32) }) },
  );
  const links = emails.map(({ text }) => [...text.matchAll(/\/staff\/(\w+)\/[\w-]+$/gm)].map(([, page]) => page));
  expect(links).toEqual([['request'], ['request', 'list']]);
  const path = createStaffLinks(new Uint8Array(32)).toRequest(reference);
  for (const { text } of emails) expect(text).toContain(`https://www.orchard.example${path}`);
});

test('follows a dark theme', async () => {
  for (const { html } of await emailsAfter(({ save }) => save()))
    expect(html).toMatch(/content="light dark">.*@media \(prefers-color-scheme: dark\)/s);
});

test('has text of 16 px or more', async () => {
  const sizes = (await emailsAfter(({ save }) => save())).flatMap(
    ({ html }) => html.match(/(?<=font-size:)\d+/g) ?? [],
  );
  expect(Math.min(...sizes.map(Number))).toBe(16);
});

test('limits receipts to an address and to all', async () => {
  const { save, pass, db } = openDesk();
  const receipts = () => db.prepare("SELECT count(*) AS count FROM outbox WHERE kind = 'receipt'").get()?.count;
  save();
  save({ fields: { ...family.fields, message: 'again', email: 'ANA@example.net' } });
  expect(receipts()).toBe(1);
  for (let index = 0; index < 100; index += 1)
    save({ fields: { ...family.fields, email: `stranger${index}@example.net` } });
  expect(receipts()).toBe(60);
  await pass(HOUR + MINUTE);
  save({ fields: { ...family.fields, email: 'next@example.net' } });
  expect(receipts()).toBe(61);
});
