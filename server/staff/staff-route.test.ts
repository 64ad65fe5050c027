import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFrontDesk } from '../../tests/helpers/front-desk.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { DAY, HOUR } from '../clock.ts';

const template = `<!doctype html><title>{{title}}</title>
{{#request}}<input name="token" value="{{token}}">{{#fact}}<p>{{label}}: {{value}}</p>{{/fact}}{{#quote}}<p>{{text}}</p>{{/quote}}
{{#history}}<li>{{line}}</li>{{/history}}{{#error}}<p>{{text}}</p>{{/error}}<p>{{next}}</p><textarea>{{note}}</textarea>{{/request}}
{{#list}}{{#waiting}}<a href="{{href}}">{{name}}</a>{{/waiting}}{{^somebody}}nobody{{/somebody}}{{/list}}{{#gone}}gone{{/gone}}`;

async function openDesk(environment: Record<string, string> = {}) {
  const folder = temporaryFolder({ 'dist/index.html': '<title>Home</title>', 'dist-server/staff.html': template });
  const desk = await startFrontDesk({ SITE_DIR: join(folder, 'dist'), ...environment });
  onTestFinished(desk.close);
  const get = async (path: string, method = 'GET') => {
    const answer = await fetch(desk.address + path, { method, redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const tokenOf = async (path: string) => /value="([^"]*)"/.exec((await get(path)).body)?.[1] ?? '';
  return {
    ...desk,
    get,
    tokenOf,
    /** The link of the newest letter. */
    async link() {
      await desk.pass(0);
      return desk.linksIn((await desk.letters()).at(-1) ?? {})[0] ?? '';
    },
    async post(
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = { origin: desk.address },
    ) {
      const token = fields.token ?? (await tokenOf(path));
      const answer = await fetch(desk.address + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ ...fields, token }).toString(),
      });
      const policy = answer.headers.get('content-security-policy');
      return { status: answer.status, policy, body: await answer.text() };
    },
  };
}

test('a wrong, an old and a made-up key are answered alike, to look and to mark', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const old = await desk.link();
  await desk.post(old, { mark: 'closed', reason: 'other' });
  await desk.pass(7 * DAY);
  const keys = [old, old.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A')), '/staff/request/x', '/staff/list/x'];
  const odd = ['/staff/', '/staff/request/', '/staff/else/x', '/staff/list/x/y', `/staff/request/${'x'.repeat(3000)}`];
  const answers = await Promise.all([...keys, ...odd].map((path) => desk.get(path)));
  const seen = answers.map(({ status, headers, body }) => {
    const { date: _date, ...rest } = Object.fromEntries(headers);
    return { status, rest, body };
  });
  expect(seen[0]).toMatchObject({ status: 404, body: expect.stringContaining('gone') });
  for (const answer of seen) expect(answer).toEqual(seen[0]);
  const marked = await Promise.all(keys.map((path) => desk.post(path, { mark: 'reached', token: 'x' })));
  for (const answer of marked) expect(answer).toMatchObject({ status: 404, body: seen[0]?.body });
});

test('looking at every link, as a scanner of mail does, changes nothing', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  desk.receive('Held', { quarantine: 'links' });
  await desk.pass(0);
  const links = (await desk.letters()).flatMap((letter) => desk.linksIn(letter));
  expect(links).toHaveLength(3);
  const before = desk.stored();
  for (const method of ['GET', 'HEAD'])
    for (const link of links) expect((await desk.get(link, method)).status).toBe(200);
  expect(desk.stored()).toEqual(before);
});

test('a mark needs a page of ours: another origin, none, and a used or foreign token are refused', async () => {
  const desk = await openDesk({ NOTICE_DETAIL: 'full' });
  desk.receive('Ana');
  const link = await desk.link();
  desk.receive('Other');
  const other = await desk.link();
  const before = desk.stored();
  const mark = { mark: 'reached' };
  expect((await desk.post(link, mark, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await desk.post(link, mark, { origin: 'null' })).status).toBe(403);
  expect((await desk.post(link, mark, {})).status).toBe(403);
  expect((await desk.post(link, mark, { origin: desk.address, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await desk.post(link, { ...mark, token: await desk.tokenOf(other) })).status).toBe(409);
  expect((await desk.post(link, { ...mark, token: '' })).status).toBe(409);
  expect((await desk.post(link, { mark: 'released' })).status).toBe(409);
  expect(desk.stored()).toEqual(before);

  const token = await desk.tokenOf(link);
  const first = await desk.post(link, { mark: 'note', note: 'First', token });
  expect(first.status).toBe(303);
  expect(first.policy).toMatch(/^default-src 'none'/);
  const second = await desk.post(link, { mark: 'reached', note: 'Second', token });
  expect(second.status).toBe(409);
  expect(second.body).toContain('First');
  expect(second.body).toContain('<textarea>Second</textarea>');
});

test('pages for staff are kept by nobody, found by no search, run no script, and give their address to nobody', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const link = await desk.link();
  for (const path of [link, '/staff/request/made-up', '/staff/list/made-up']) {
    const { headers } = await desk.get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src; /);
  }
  await desk.post(link, { mark: 'visit', visit: '2026-12-04T10:30' });
  await desk.get(`${link}/visit.ics`);
  await desk.post(link, { mark: 'note', note: 'x' }, { origin: 'https://evil.example' });
  const key = link.split('/').at(-1) ?? '';
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(desk.logged.join()).toContain('a request was marked');
  expect(desk.logged.join() + JSON.stringify([...desk.counts.all()])).not.toContain(key);
  expect(JSON.stringify(desk.stored())).not.toContain(key);
});

test('a page says what its letter does and no more, and names no other family', async () => {
  for (const detail of ['brief', 'full']) {
    const desk = await openDesk({ NOTICE_DETAIL: detail });
    desk.receive('Ana <b>\u202e');
    desk.receive('Another Family');
    await desk.pass(0);
    const [letter] = await desk.letters();
    const [link = ''] = desk.linksIn(letter ?? {});
    await desk.post(link, { mark: 'note', note: 'words of the team' });
    const { body } = await desk.get(link);
    expect(body.includes('words of the team')).toBe(detail === 'full');
    expect(body).toContain('Ana &lt;b&gt;\uFFFD');
    expect(body.includes('1 Main St')).toBe(detail === 'full');
    expect(body.includes('Another Family')).toBe(false);
  }
});

test('what cannot be saved is said, and goes back', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const link = await desk.link();
  const { errors } = desk.content.staff.page;
  const before = desk.stored();
  const wrong = [
    [{}, errors.mark],
    [{ mark: 'reopened' }, errors.mark],
    [{ mark: 'visit', visit: '2020-01-01T10:00' }, errors.visit],
    [{ mark: 'visit', visit: '2026-02-30T10:00' }, errors.visit],
    [{ mark: 'closed', reason: 'else' }, errors.reason],
    [{ mark: 'note', note: ' \n' }, errors.noNote],
    [{ mark: 'reached', note: 'é'.repeat(1003) }, errors.note.replace('{count}', '3')],
  ] as const;
  for (const [fields, text] of wrong) {
    const { status, body } = await desk.post(link, { ...fields });
    expect(status).toBe(422);
    expect(body).toContain(text);
  }
  expect(desk.stored()).toEqual(before);
});

test('the list works until the next one, and leads to requests that came after it', async () => {
  const desk = await openDesk();
  desk.receive('Held', { quarantine: 'limit' });
  await desk.pass(0);
  const list = desk.linksIn((await desk.letters()).at(-1) ?? {}).at(-1) ?? '';
  expect((await desk.get(list)).body).toContain('nobody');
  desk.receive('Ana');
  const { body } = await desk.get(list);
  const path = /href="([^"]+)">Ana</.exec(body)?.[1] ?? '';
  expect((await desk.get(path)).body).toContain('Ana');
  desk.receive('Held too', { quarantine: 'limit' });
  await desk.pass(HOUR);
  expect((await desk.get(list)).status).toBe(404);
  expect((await desk.get(path)).status).toBe(200);
});

test('who asks too often is told to wait', async () => {
  const desk = await openDesk();
  const answers = await Promise.all(Array.from({ length: 301 }, () => desk.get('/staff/request/x')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('a visit goes into a calendar, whatever the name of the family', async () => {
  const desk = await openDesk();
  desk.receive('Ñandú; Söhne, "und" Töchter mit einem sehr langen Namen und noch mehr');
  const link = await desk.link();
  await desk.post(link, { mark: 'visit', visit: '2026-12-04T10:30' });
  const { body } = await desk.get(`${link}/visit.ics`);
  const utc = (shown: string) => new Date(desk.time.moment(shown) ?? 0).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(body).toContain(`DTSTART:${utc('2026-12-04T10:30')}\r\nDTEND:${utc('2026-12-04T11:30')}\r\n`);
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(body.replaceAll('\r\n ', '')).toContain('Ñandú\\; Söhne\\, "und" Töchter');
});
