import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { openRequest, startFrontDesk } from '../../tests/helpers/front-desk.ts';
import { DAY, HOUR, MINUTE } from '../time.ts';

const namesIn = (html: string) => [...html.matchAll(/<strong>([^<]*)<\/strong><span>/g)].map(([, name = '']) => name);

test('refuses a status change from elsewhere', async () => {
  const [desk, link] = await openRequest();
  const before = desk.stored();
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    // A sandboxed frame.
    { origin: 'null' },
    // A program.
    {},
    { 'sec-fetch-site': 'cross-site', origin: desk.url },
  ];
  for (const headers of elsewhere) expect((await desk.post(link, { change: 'contacted' }, headers)).status).toBe(403);
  expect(desk.stored()).toEqual(before);
});

test('refuses a change that no longer fits the request', async () => {
  const [desk, link] = await openRequest();
  await desk.post(link, { change: 'contacted', note: 'First' });
  const second = await desk.post(link, { change: 'no-answer', note: 'Second' });
  expect(second.status).toBe(409);
  expect(second.body).toContain('First');
  expect(second.body).toContain('>Second</textarea>');
});

test('shows the whole request', async () => {
  const desk = await startFrontDesk();
  const fields = {
    ...tourRequestOf(() => ''),
    name: 'Ana <b>\u202e',
    email: 'ana@example.net',
    phone: '559 555 0199',
  };
  const address = `1 Main St, ${'behind the blue gate, '.repeat(20)}upstairs`;
  desk.receive('', { fields: { ...fields, address, message: 'No habla inglés' }, language: 'es' });
  const { body } = await desk.get(await desk.link());
  for (const text of ['Ana &lt;b&gt;\uFFFD', address, 'ana@example.net', 'No habla inglés', 'Spanish'])
    expect(body).toContain(text);
  expect(body).toContain('href="tel:+15595550199"');
  expect(body).toContain('href="mailto:ana@example.net"');
});

test.each([
  ['another person', { who: 'Ana' }, 0, 2],
  ['the same person, typed another way', { who: ' LUZ ' }, 0, 1],
  ['someone without a name', { who: '' }, 0, 1],
  ['the same person with another note', { who: 'Luz', note: 'x' }, 0, 2],
  ['the same person, nine minutes later', { who: 'Luz' }, 9 * MINUTE, 1],
  ['the same person, ten minutes later', { who: 'Luz' }, 10 * MINUTE, 2],
])('saves what Luz has said from %s: %o', async (_what, second, wait, saved) => {
  const [desk, link] = await openRequest();
  await desk.post(link, { change: 'taken', who: 'Luz' });
  await desk.pass(wait);
  expect(await desk.post(link, { change: 'taken', ...second })).toMatchObject({ status: 303, location: link });
  expect((await desk.get(link)).body.match(/<li>/g)).toHaveLength(saved);
});

test('names the last change in the page title', async () => {
  const [desk, link] = await openRequest();
  await desk.post(link, { change: 'no-answer' });
  const { body } = await desk.get(link);
  expect(body).toContain('<title>Saved: Ana | ');
  expect(body).toContain('To call: by Wednesday morning · No answer yet: Tuesday 10:00\u00A0AM</p>');
  expect((await desk.post(link, { change: 'note' })).body).toContain('<title>Not saved: Ana | ');
  await desk.pass(HOUR);
  expect((await desk.get(link)).body).toContain('<title>Ana | ');
});

test('remembers who wrote a note', async () => {
  const [desk, link] = await openRequest();
  const { cookie } = await desk.post(link, { change: 'taken', who: 'Luz É.' });
  expect(cookie).toBe('who=Luz%20%C3%89.; Path=/staff/; Max-Age=28800; HttpOnly; SameSite=Lax');
  const { body } = await desk.get(link, 'GET', { cookie: 'a=1; who=Luz%20%C3%89.' });
  expect(body).toContain('value="Luz É."');
  expect(body).toContain('<li>Dec\u00A01, 10:00\u00A0AM, Luz É.: I am on it</li>');
});

test('returns an invalid form with its errors', async () => {
  const [desk, link] = await openRequest();
  const before = desk.stored();
  const wrong = [
    [{}, 'Choose what happened.'],
    [{ change: 'undone' }, 'Choose what happened.'],
    [{ change: 'note', note: ' \n' }, 'Write in the note what happened.'],
    [{ change: 'settled' }, 'Write in the note what happened.'],
    [{ change: 'contacted', who: 'x'.repeat(32) }, 'The name is 2 characters too long.'],
    [{ change: 'contacted', note: 'é'.repeat(1003) }, 'The note is 3 characters too long.'],
  ] as const;
  for (const [fields, text] of wrong) {
    const { status, body } = await desk.post(link, { ...fields });
    expect(status).toBe(422);
    expect(body).toContain(text);
  }
  expect(desk.stored()).toEqual(before);
});

test('orders families by the last call', async () => {
  const desk = await startFrontDesk();
  const links: Record<string, string> = {};
  for (const name of ['Tried late', 'Tried first', 'Never']) {
    desk.receive(name);
    links[name] = await desk.link();
    await desk.pass(MINUTE);
  }
  await desk.post(links['Tried first'] ?? '', { change: 'no-answer' });
  await desk.pass(MINUTE);
  await desk.post(links['Tried late'] ?? '', { change: 'no-answer' });
  expect(namesIn((await desk.get(await desk.list())).body)).toEqual(['Never', 'Tried first', 'Tried late']);
});

test('lists every request of a flood', async () => {
  const desk = await startFrontDesk();
  const names = Array.from({ length: 150 }, (_, index) => `Family ${index}`);
  for (const name of names) desk.receive(name);
  desk.receive('Held', { quarantine: 'limit' });
  const list = await desk.list();
  expect(namesIn((await desk.get(list)).body)).toEqual([...names, 'Held']);
});

test('leaves a request off the list 30 days after it was closed', async () => {
  const [desk, link] = await openRequest();
  await desk.post(link, { change: 'cancelled' });
  desk.receive('Open');
  expect(namesIn((await desk.get(await desk.list())).body)).toEqual(['Open', 'Ana']);
  await desk.pass(30 * DAY);
  expect(namesIn((await desk.get(await desk.link())).body)).toEqual(['Open']);
});

test('opens a closed request again', async () => {
  const [desk, link] = await openRequest();
  await desk.post(link, { change: 'cancelled' });
  await desk.pass(HOUR);
  expect((await desk.post(link, { change: 'reopened' })).status).toBe(303);
  expect((await desk.get(link)).body).toContain('To call: by Wednesday morning');
});

test('never closes both of two requests of a family', async () => {
  const desk = await startFrontDesk();
  const first = desk.receive('Sam');
  const link = await desk.link();
  await desk.pass(MINUTE);
  const second = desk.receive('Sam Lee');
  const secondLink = await desk.link();
  expect((await desk.get(link)).body).toContain(`value="same ${second}"`);
  expect((await desk.post(secondLink, { change: `same ${first}` })).status).toBe(303);
  expect((await desk.get(secondLink)).body).toContain(`Same as ${first} (`);
  expect((await desk.post(link, { change: `same ${second}` })).status).toBe(409);
  expect((await desk.get(link)).body).not.toContain('value="same ');
});

test.each([
  ['an unknown request', 'same AAAA-AAAA'],
  ['no request', 'same'],
])('refuses to close a request as the same as %s', async (_what, change) => {
  const desk = await startFrontDesk();
  desk.receive('Sam');
  expect((await desk.post(await desk.link(), { change })).status).toBe(409);
});

test('the page of a request has no other key', async () => {
  const desk = await startFrontDesk();
  desk.receive('Sam');
  desk.receive('Sam Lee');
  const link = await desk.link();
  await desk.post(link, { change: 'no-answer' });
  expect((await desk.get(link)).body).not.toContain('/staff/');
});
