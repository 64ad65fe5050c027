import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { startPeer } from '../../tests/helpers/server.ts';
import { content, family, silent, startStorage } from '../../tests/helpers/storage.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { createKeys } from '../storage/keys.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';

type Desk = ReturnType<typeof startStorage>;

/** The emails that the server has sent after something happened. */
async function emailsAfter(
  run: (desk: Desk) => unknown,
  ...options: [environment?: Record<string, string>, more?: Parameters<typeof startStorage>[2]]
) {
  const peer = await startPeer();
  const desk = startStorage(peer.url, ...options);
  await run(desk);
  await desk.pass(0);
  return Promise.all(
    peer.received.map(async ({ to, raw }) => ({
      text: '',
      html: '',
      ...(await PostalMime.parse(raw)),
      to: String(to),
      head: raw
        .toString()
        .split('\r\n\r\n', 1)
        .join()
        .replace(/\r\n\s+/g, ' '),
    })),
  );
}

const saveMany = ({ save }: Desk, count: number, change: Parameters<Desk['save']>[0] = {}) => {
  for (let index = 0; index < count; index += 1)
    save({ ...change, fields: { ...silent.fields, name: `Family ${index}` } });
};

test('sends a notice to staff and a receipt to the family', async () => {
  let reference = '';
  const [notice, receipt] = await emailsAfter(({ save }) => {
    ({ reference } = save());
  });
  expect(notice).toMatchObject({
    to: 'desk@example.org',
    replyTo: [{ address: 'ana@example.net' }],
    subject: `Ana P., 10:00 AM: call by Wednesday morning (${reference})`,
  });
  for (const part of [notice?.text, notice?.html]) {
    expect(part).toContain('Ana Pérez');
    expect(part).toContain('(559) 555-0199');
    expect(part).not.toContain('My mother');
  }
  expect(notice?.html).toContain('href="tel:+15595550199"');
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

test('shows the name and the phone number of a family in a notice', async () => {
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
  for (const { head, html } of emails) {
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
  expect(second?.text.includes(`Wrote before: ${reference}\n`)).toBe(isNamed);
});

test('says in a notice after a call that nobody answered when it was', async () => {
  const [notice] = await emailsAfter(({ save, mark, now }) => {
    save(silent);
    mark(1, { kind: 'no-answer' }, now() - MINUTE);
  });
  expect(notice?.subject).toMatch(/^No answer yet: Ana P\., 10:00 AM: call by Wednesday morning \(/);
  expect(notice?.text).toContain('No answer yet: Tuesday 9:59 AM');
});

test.each([
  [
    'en',
    'We will contact you within 24 hours on days when we are open: on Friday morning. We are closed Wednesday and Thursday.',
  ],
  [
    'es',
    'Nos comunicaremos con usted en un plazo de 24 horas, en los días que abrimos: el viernes por la mañana. Cerramos el miércoles y el jueves.',
  ],
])('a receipt in %s names a later moment with the closing days', async (language, promise) => {
  const facts = { ...content.facts, closingDays: [{ date: '2026-12-02' }, { date: '2026-12-03' }] };
  const emails = await emailsAfter(
    ({ save, setClock }) => {
      setClock(5.5 * HOUR);
      save({ language });
    },
    {},
    { content: { ...content, facts } },
  );
  expect(emails.find(({ to }) => to === 'ana@example.net')?.text).toContain(promise);
  expect(emails.find(({ to }) => to === 'desk@example.org')?.subject).toContain('call on Friday morning');
});

/** The text of the list on the morning after something happened. */
async function listAfter(run: (desk: Desk) => unknown) {
  const emails = await emailsAfter(async (desk) => {
    await run(desk);
    await desk.pass(0);
    await desk.pass(22 * HOUR);
  });
  return emails.at(-1)?.text ?? '';
}

test('a list shows when someone called and what they noted', async () => {
  const text = await listAfter(({ save, mark }) => {
    save(silent);
    mark(1, { kind: 'no-answer', note: 'Wrote an email', who: 'Luz' });
  });
  expect(text.replaceAll('\u00A0', ' ')).toContain(
    'Ana Pérez · by Wednesday morning · (559) 555-0199 · No answer yet: Tuesday 10:00 AM · Dec 1, 10:00 AM, Luz: No answer – Wrote an email\n',
  );
});

test('a list says how late a call is', async () => {
  const text = await listAfter(({ save, now }) => save({ ...silent, receivedAt: now() - 2 * DAY }));
  expect(text).toContain('Ana Pérez · 46 hours late · (559) 555-0199\n');
});

test('a list names a closing with its reason and a link', async () => {
  const text = await listAfter(({ save, mark }) => {
    save(silent);
    mark(1, { kind: 'cancelled' });
  });
  expect(text.replaceAll('\u00A0', ' ')).toMatch(
    /Closed since the last list: 1\n[\w-]+: Ana Pérez · They cancelled \(Tue, Dec 1, 2026, 10:00 AM\) · .*\nhttps:\/\/www\.orchard\.example\/staff\/request\//,
  );
});

test('names a closing in one list', async () => {
  const emails = await emailsAfter(async ({ save, mark, pass }) => {
    save(silent);
    save({ fields: { ...silent.fields, name: 'Open' } });
    mark(1, { kind: 'contacted' });
    await pass(0);
    for (const wait of [22 * HOUR, 24 * HOUR]) await pass(wait);
  });
  const named = emails.filter(({ text }) => text.includes('We reached them ('));
  expect(named.map(({ subject }) => subject)).toEqual([
    '1 family is waiting for a call, Closed since the last list: 1',
  ]);
});

test('names a closing again if its list reached nobody', async () => {
  const gone = await startPeer();
  await gone.close();
  const { save, mark, pass } = startStorage(gone.url);
  save(silent);
  mark(1, { kind: 'contacted' });
  for (const wait of [22 * HOUR, 24 * HOUR]) await pass(wait);
  save({ fields: { ...silent.fields, name: 'Later' } });
  const back = await startPeer(() => null, gone.port);
  await pass(24 * HOUR);
  const lists = await Promise.all(back.received.map(({ raw }) => PostalMime.parse(raw)));
  expect(lists.filter(({ text }) => text?.includes('We reached them ('))).toHaveLength(1);
});

test('puts the language of the family into the heading', async () => {
  const [notice] = await emailsAfter(({ save }) => save({ ...silent, language: 'es' }));
  expect(notice?.text).toMatch(/^This family used the website in Spanish\.\n\nAna P\. wrote on the website\n/);
});

test('sends a notice about a listed request that was released from quarantine', async () => {
  const emails = await emailsAfter(async ({ save, pass, mark }) => {
    save({ ...silent, quarantine: 'honeypot' });
    await pass(22 * HOUR);
    mark(1, { kind: 'released' });
  });
  expect(emails.map(({ subject }) => subject)).toEqual([
    '1 request was set aside',
    expect.stringMatching(/^Ana P\., /),
  ]);
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
  const path = createKeys(new Uint8Array(32)).requestPath(reference);
  for (const { text } of emails) expect(text).toContain(`https://www.orchard.example${path}`);
});

test('the first list of a month says what the owner has to correct', async () => {
  const file = 'en/pages/questions.yaml';
  const dated = [{ file, path: [], title: 'Who pays?', kind: 'rule' as const, date: '2020-12-31' }];
  const emails = await emailsAfter(
    async ({ save, pass }) => {
      save({ ...silent, quarantine: 'honeypot' });
      await pass(22 * HOUR);
      save({ fields: { ...silent.fields, name: 'Later' }, quarantine: 'honeypot' });
      await pass(24 * HOUR);
    },
    {},
    { content: { ...content, dated } },
  );
  expect(emails).toHaveLength(2);
  expect(emails[0]?.text).toContain('Please tell the owner:');
  expect(emails[0]?.text).toContain('Questions: rules have ended (December 31, 2020): “Who pays?”.');
  expect(emails[1]?.text).not.toContain('Who pays?');
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
  expect((await PostalMime.parse(back.received[0]?.raw ?? '')).subject).toBe('1 request was set aside');
});

test('follows a dark theme, with text of 16 px or more', async () => {
  const emails = await emailsAfter(({ save }) => save());
  expect(emails).toHaveLength(2);
  for (const { html } of emails) {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    for (const [, size] of html.matchAll(/font-size:(\d+)px/g)) expect(Number(size)).toBeGreaterThanOrEqual(16);
    expect(html.slice(html.indexOf('<body'))).not.toMatch(/\d [AP]M/);
  }
});

test('sends one receipt a day to an address and sixty an hour to all', async () => {
  const { save, pass, db } = startStorage('smtp://127.0.0.1:9');
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

test('reports requests that were stored before mail was set', async () => {
  const emails = await emailsAfter(({ save, db }) => {
    save(silent);
    db.exec('DELETE FROM outbox');
  });
  expect(emails).toHaveLength(1);
});

test('names 100 requests in a long list', async () => {
  const { text, html } = (await emailsAfter((desk) => saveMany(desk, 300))).at(-1) ?? { text: '', html: '' };
  const named = [...text.matchAll(/Family (\d+) ·/g)].map(([, count]) => Number(count));
  expect(named).toEqual([...Array(100).keys()]);
  expect(text).toContain('200 more are on the list.');
  // Gmail cuts the end off.
  expect(html.indexOf('/staff/list/')).toBeLessThan(10_000);
});

test('lists requests again if their unsent list was for a former member of staff', async () => {
  const former = startStorage('smtp://127.0.0.1:9', { NOTIFY_TO: 'former@example.org' });
  saveMany(former, 13);
  await former.pass(0);
  await former.service.close();
  const emails = await emailsAfter(({ pass }) => pass(MINUTE), { DATA_DIR: former.settings.dataDir });
  expect(emails.at(-1)?.subject).toBe('13 families are waiting for a call');
});
