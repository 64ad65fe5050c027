import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRequest, startFrontDesk } from '../../tests/helpers/front-desk.ts';
import { staffPageHeaders } from '../../tests/helpers/headers.ts';
import { DATABASE_FILE } from '../storage/database.ts';
import { DAY, HOUR } from '../time.ts';

test('answers wrong, expired and made-up keys in the same way', async () => {
  const desk = await startFrontDesk();
  desk.receive('Ana');
  const old = await desk.link();
  await desk.post(old, { change: 'cancelled' });
  desk.receive('Berta');
  const wrong = (await desk.link()).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  await desk.pass(30 * DAY);
  const keys = [old, wrong, '/staff/request/x', '/staff/list/x'];
  const odd = ['/staff/', '/staff/request/', '/staff/else/x', '/staff/list/x/y', `/staff/request/${'x'.repeat(3000)}`];
  const answers = await Promise.all([...keys, ...odd].map((path) => desk.get(path)));
  const seen = answers.map(({ status, headers, body }) => {
    const { date: _date, ...rest } = Object.fromEntries(headers);
    return { status, rest, body };
  });
  expect(seen[0]).toMatchObject({ status: 404, body: expect.stringContaining('This link no longer works') });
  for (const answer of seen) expect(answer).toEqual(seen[0]);
  const marked = await Promise.all(keys.map((path) => desk.post(path, { change: 'contacted' })));
  for (const answer of marked) expect(answer).toMatchObject({ status: 404, body: seen[0]?.body });
});

test('ends a link 30 days after the last change of a closed request', async () => {
  const [desk, link] = await openRequest();
  const statusAfter = async (time: number) => {
    await desk.pass(time);
    return (await desk.get(link)).status;
  };
  await desk.post(link, { change: 'contacted' });
  expect(await statusAfter(60 * DAY)).toBe(200);
  await desk.post(link, { change: 'came' });
  expect(await statusAfter(30 * DAY - HOUR)).toBe(200);
  await desk.post(link, { change: 'note', note: 'Called again' });
  expect(await statusAfter(30 * DAY - HOUR)).toBe(200);
  expect(await statusAfter(HOUR)).toBe(404);
});

test('changes nothing on GET or HEAD', async () => {
  const desk = await startFrontDesk();
  desk.receive('Ana');
  desk.receive('Held', { quarantine: 'limit' });
  await desk.pass(0);
  await desk.pass(22 * HOUR);
  const links = new Set((await desk.emails()).flatMap((email) => desk.linksIn(email)));
  expect(links.size).toBe(3);
  const before = desk.stored();
  for (const method of ['GET', 'HEAD'])
    for (const link of links) expect((await desk.get(link, method)).status).toBe(200);
  expect(desk.stored()).toEqual(before);
});

test('keeps staff pages private', async () => {
  const [desk, link] = await openRequest();
  const expectPrivate = async (path: string, status: number) => {
    const answer = await desk.get(path);
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([status, staffPageHeaders]);
  };
  await expectPrivate(link, 200);
  await expectPrivate('/staff/request/made-up', 404);
  await expectPrivate('/staff/list/made-up', 404);
  rmSync(join(desk.settings.dataDir, DATABASE_FILE));
  await expectPrivate(link, 503);
});

test('keeps the keys of links private', async () => {
  const [desk, link] = await openRequest();
  await desk.post(link, { change: 'contacted' });
  await desk.post(link, { change: 'note', note: 'x' }, { origin: 'https://evil.example' });
  const key = link.split('/').at(-1) ?? '';
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(desk.logged.join()).toContain('the status of a request was changed');
  expect(desk.logged.join()).not.toContain(key);
  expect(JSON.stringify(desk.stored())).not.toContain(key);
});

test('opens a list until a newer one was delivered', async () => {
  const desk = await startFrontDesk();
  desk.receive('Ana');
  const list = await desk.list();
  const path = /href="([^"]+)"><span[^>]*><strong>Ana</.exec((await desk.get(list)).body)?.[1] ?? '';
  expect((await desk.get(path)).body).toContain('Ana');
  desk.mail.isDown = true;
  await desk.pass(24 * HOUR);
  expect((await desk.get(list)).status).toBe(200);
  desk.mail.isDown = false;
  await desk.pass(HOUR);
  expect((await desk.get(list)).status).toBe(404);
  expect((await desk.get(path)).status).toBe(200);
});

test('opens a new list after the last one was sent while the clock was ahead', async () => {
  const desk = await startFrontDesk();
  desk.setClock(7 * DAY);
  desk.receive('Early');
  await desk.list();
  desk.setClock(-7 * DAY);
  desk.receive('Later');
  expect((await desk.get(await desk.list())).body).toContain('Later');
});
