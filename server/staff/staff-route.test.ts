import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { startFrontDesk } from '../../tests/helpers/front-desk.ts';
import { FAMILY } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { DAY, HOUR, MINUTE } from '../clock.ts';

const template = `<!doctype html><title>{{title}}</title>
{{#request}}<h1>{{status}}</h1><input name="token" value="{{token}}">{{#facts}}<p>{{label}}: {{value}}</p>{{/facts}}{{#quotes}}<p>{{text}}</p>{{/quotes}}
{{#saved}}<p>{{saved}}</p>{{/saved}}{{#offer-spam}}spam?{{/offer-spam}}{{#calls}}<a href="{{call-href}}">{{call}}</a>{{/calls}}
{{#history}}<li>{{line}}</li>{{/history}}{{#errors}}<p>{{text}}</p>{{/errors}}<textarea>{{note}}</textarea>
{{#next}}<a href="{{href}}">{{name}}</a>{{#calls}}<a href="{{call-href}}">{{call}}</a>{{/calls}}{{/next}}{{/request}}
{{#list}}{{#newest}}<b>{{name}}</b>{{/newest}}{{#waiting}}<a href="{{href}}">{{name}}</a>{{#calls}}<a href="{{call-href}}">{{call}}</a>{{/calls}}{{/waiting}}
{{#held}}<i>{{name}}</i>{{/held}}{{^has-waiting}}nobody{{/has-waiting}}{{#next-href}}<a href="{{next-href}}">more</a>{{/next-href}}{{/list}}{{#gone}}gone{{/gone}}`;

async function openDesk(environment: Record<string, string> = {}) {
  const folder = temporaryFolder({
    'dist/index.html': '<title>Home</title>',
    'dist-server/staff.html': template,
    'dist-server/policies.json': '{"/staff.html":"default-src of the build"}',
  });
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
      const location = answer.headers.get('location') ?? '';
      return { status: answer.status, policy, location, body: await answer.text() };
    },
  };
}

test('a wrong, an old and a made-up key are answered alike, to look and to mark', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const old = await desk.link();
  await desk.post(old, { mark: 'closed', reason: 'other' });
  await desk.pass(30 * DAY);
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
  desk.receive('Held', { quarantine: 'limit' });
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

test('staff pages are not cached or indexed, run no script, and give their address to no one', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const link = await desk.link();
  for (const path of [link, '/staff/request/made-up', '/staff/list/made-up']) {
    const { headers } = await desk.get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('content-security-policy')).toBe('default-src of the build');
  }
  await desk.post(link, { mark: 'visit', visit: '2026-12-04T10:30' });
  await desk.get(`${link}/visit.ics`);
  await desk.post(link, { mark: 'note', note: 'x' }, { origin: 'https://evil.example' });
  const key = link.split('/').at(-1) ?? '';
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(desk.logged.join()).toContain('the status of a request was changed');
  expect(desk.logged.join()).not.toContain(key);
  expect(JSON.stringify(desk.stored())).not.toContain(key);
});

test.each(['brief', 'full'])('a page shows the whole request, with letters that say it in %s', async (detail) => {
  const desk = await openDesk({ NOTICE_DETAIL: detail });
  const fields = {
    ...tourRequestOf(() => ''),
    name: 'Ana <b>\u202e',
    address: '1 Main St',
    email: 'ana@example.net',
    phone: '559 555 0199',
  };
  desk.receive('', { fields: { ...fields, message: 'No habla inglés' }, language: 'es' });
  const link = await desk.link();
  desk.receive('', { fields: { ...fields, message: 'Held words' }, quarantine: 'limit' });
  await desk.post(link, { mark: 'note', note: 'words of the team' });
  const { body } = await desk.get(link);
  for (const text of ['Ana &lt;b&gt;\uFFFD', '1 Main St', 'ana@example.net', 'No habla inglés', 'words of the team'])
    expect(body).toContain(text);
  expect(body).toContain('Spanish');
  expect(body).toContain('href="tel:+15595550199"');
  expect(body).toContain('spam?');
  await desk.pass(HOUR);
  const [held = ''] = desk.linksIn((await desk.letters()).at(-1) ?? {});
  expect((await desk.get(held)).body).toContain('Held words');
});

test('saving twice is saving once, and both answers say that it is saved', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const link = await desk.link();
  const forms: Record<string, string>[] = [{ mark: 'no-answer', note: 'x' }, { mark: 'undo' }];
  for (const fields of forms) {
    const token = await desk.tokenOf(link);
    const answers = await Promise.all([1, 2].map(() => desk.post(link, { ...fields, token })));
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, link],
      [303, link],
    ]);
    // The same form with something else is no repeat.
    expect((await desk.post(link, { mark: 'reached', token })).status).toBe(409);
  }
  expect((await desk.get(link)).body.match(/<li>/g)).toHaveLength(1);
});

test('the title says whether a change was saved, and the page when to try again', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const link = await desk.link();
  await desk.post(link, { mark: 'no-answer' });
  const { body } = await desk.get(link);
  expect(body).toContain('<title>Saved: Ana | ');
  expect(body).toContain('<h1>No answer yet. Try again at 1:00\u00A0PM.</h1>');
  expect((await desk.post(link, { mark: 'visit' })).body).toContain('<title>Not saved: Ana | ');
  await desk.pass(HOUR);
  expect((await desk.get(link)).body).toContain('<title>Ana | ');
});

test('who is next has a name, a link and a number to call', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const link = await desk.link();
  desk.receive('Ben');
  const { body } = await desk.get(link);
  const [, href = ''] = /<a href="([^"]+)">Ben<\/a><a href="tel:\+15595550199">/.exec(body) ?? [];
  expect((await desk.get(href)).body).toContain('Ben');
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
    [{ mark: 'visit', visit: '2027-02-30T10:00' }, errors.visit],
    [{ mark: 'visit', visit: '9999-12-31T10:00' }, errors.visit],
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

test('the list works until a newer one was delivered, and leads to requests that came after it', async () => {
  const desk = await openDesk();
  desk.receive('Held', { quarantine: 'limit' });
  await desk.pass(0);
  const list = desk.linksIn((await desk.letters()).at(-1) ?? {}).at(-1) ?? '';
  expect((await desk.get(list)).body).toContain('nobody');
  desk.receive('Ana');
  const { body } = await desk.get(list);
  const path = /href="([^"]+)">Ana<\/a><a href="tel:/.exec(body)?.[1] ?? '';
  expect((await desk.get(path)).body).toContain('Ana');
  desk.mail.isDown = true;
  desk.receive('Held too', { quarantine: 'limit' });
  await desk.pass(HOUR);
  expect((await desk.get(list)).status).toBe(200);
  desk.mail.isDown = false;
  await desk.pass(HOUR);
  expect((await desk.get(list)).status).toBe(404);
  expect((await desk.get(path)).status).toBe(200);
});

test('a list of any length has pages, and the first shows the newest as well', async () => {
  const desk = await openDesk({ NOTICES_PER_HOUR: '1' });
  for (let index = 0; index < 120; index += 1) desk.receive(`Flood ${index}`);
  desk.receive('Real Family');
  desk.receive('Held', { quarantine: 'limit' });
  await desk.pass(HOUR);
  const letter = (await desk.letters()).find(({ subject }) => subject?.includes('families'));
  expect(letter?.text).toContain('Real Family');
  const list = desk.linksIn(letter ?? {}).at(-1) ?? '';
  const seen: string[] = [];
  let page = await desk.get(list);
  expect(page.body).toMatch(/<b>(Held|Real Family)<\/b><b>(Held|Real Family)<\/b>/);
  for (let count = 0; count < 3; count += 1) {
    seen.push(...[...page.body.matchAll(/">((?:Flood|Real)[^<]*)</g)].map(([, name = '']) => name));
    const next = /href="([^"]+)">more/.exec(page.body)?.[1];
    if (next) page = await desk.get(next);
  }
  expect(seen).toEqual([...Array.from({ length: 120 }, (_, index) => `Flood ${index}`), 'Real Family']);
});

test('after 1,000 requests from one network the next family is in the next email and on the list', async () => {
  const desk = await openDesk({
    TRUSTED_PROXY: '127.0.0.1',
    SOFT_LIMIT: '80',
    TOTAL_LIMIT: '300',
    HARD_LIMIT: '1200',
    NOTICES_PER_HOUR: '12',
  });
  const send = (name: string, address: string) =>
    fetch(desk.address, {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...FAMILY, name }),
    });
  for (let index = 0; index < 1000; index += 1)
    expect((await send(`Flood ${index}`, `192.0.2.${index % 250}`)).status).toBe(200);
  await desk.pass(MINUTE);
  const before = (await desk.letters()).length;
  expect((await send('Real Family', '198.51.100.7')).status).toBe(200);
  await desk.pass(HOUR);
  const [next] = (await desk.letters()).slice(before);
  expect(next?.text).toContain('Real Family');
  const list = (await desk.letters()).flatMap(desk.linksIn).findLast((link) => link.startsWith('/staff/list/')) ?? '';
  expect((await desk.get(list)).body).toContain('<b>Real Family</b>');
});

test('made-up links, however many, lock no one out', async () => {
  const desk = await openDesk();
  desk.receive('Ana');
  const link = await desk.link();
  const answers = await Promise.all(Array.from({ length: 400 }, () => desk.get('/staff/request/x')));
  expect(answers.every(({ status }) => status === 404 || status === 503)).toBe(true);
  expect((await desk.get(link)).status).toBe(200);
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
