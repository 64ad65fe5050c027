import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { openStaffPages } from '../../tests/helpers/staff-pages.ts';
import { HOUR, MINUTE } from '../time.ts';

type Desk = Awaited<ReturnType<typeof openStaffPages>>;

const undoIn = async (desk: Desk, link: string) =>
  /value="(\d+)"[^>]*name="undo"/.exec((await desk.get(link)).body)?.[1] ?? '';

const namesIn = (html: string) => [...html.matchAll(/<strong>([^<]*)<\/strong><span>/g)].map(([, name = '']) => name);

test('refuses a status change from elsewhere', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  const before = desk.stored();
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    // A sandbox.
    { origin: 'null' },
    // A program.
    {},
    { 'sec-fetch-site': 'cross-site', origin: desk.url },
  ];
  for (const headers of elsewhere) expect((await desk.post(link, { change: 'contacted' }, headers)).status).toBe(403);
  expect(desk.stored()).toEqual(before);
});

test('refuses a change that no longer fits the request', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  await desk.post(link, { change: 'contacted', note: 'First' });
  const second = await desk.post(link, { change: 'no-answer', note: 'Second' });
  expect(second.status).toBe(409);
  expect(second.body).toContain('First');
  expect(second.body).toContain('>Second</textarea>');
  const undo = await undoIn(desk, link);
  await desk.post(link, { change: 'complaint' });
  expect((await desk.post(link, { undo })).status).toBe(409);
});

test.each(['brief', 'full'])('shows the whole request when notices are %s', async (detail) => {
  const desk = await openStaffPages({ NOTICE_DETAIL: detail });
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
  expect(body).toContain('href="mailto:ana%40example.net"');
});

test('saves a status change once if it is sent twice', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  const sendTwice = async (fields: Record<string, string>) => {
    const answers = await Promise.all([1, 2].map(() => desk.post(link, fields)));
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, link],
      [303, link],
    ]);
  };
  await sendTwice({ change: 'no-answer', note: 'x' });
  await sendTwice({ undo: await undoIn(desk, link) });
  await desk.pass(HOUR);
  await sendTwice({ change: 'no-answer', note: 'x' });
  expect((await desk.get(link)).body.match(/<li>/g)).toHaveLength(2);
});

test('names the last change in the page title', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  await desk.post(link, { change: 'no-answer' });
  const { body } = await desk.get(link);
  expect(body).toContain('<title>Saved: Ana | ');
  expect(body).toContain('No answer yet. Try again at 1:00\u00A0PM.</p>');
  expect((await desk.post(link, { change: 'note' })).body).toContain('<title>Not saved: Ana | ');
  await desk.post(link, { undo: await undoIn(desk, link) });
  const undone = (await desk.get(link)).body;
  expect(undone).toContain('<title>Undone: Ana | ');
  expect(undone).toContain('Undone: No answer</h2>');
  await desk.pass(HOUR);
  expect((await desk.get(link)).body).toContain('<title>Ana | ');
});

test('asks to try again when the center is open', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  await desk.pass(5 * HOUR);
  await desk.post(link, { change: 'no-answer' });
  expect((await desk.get(link)).body).toContain('Try again at Wednesday 8:00\u00A0AM.</p>');
});

test('returns an invalid form with its errors', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  const before = desk.stored();
  const wrong = [
    [{}, 'Choose what happened.'],
    [{ change: 'undone' }, 'Choose what happened.'],
    [{ change: 'note', note: ' \n' }, 'Write the note, or choose what happened.'],
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
  const desk = await openStaffPages();
  const links: Record<string, string> = {};
  for (const name of ['Tried late', 'Tried first', 'Never', 'Other']) {
    desk.receive(name);
    links[name] = await desk.link();
    await desk.pass(MINUTE);
  }
  const next = async () => namesIn((await desk.get(links.Other ?? '')).body);
  await desk.post(links['Tried first'] ?? '', { change: 'no-answer' });
  await desk.pass(MINUTE);
  await desk.post(links['Tried late'] ?? '', { change: 'no-answer' });
  expect(await next()).toEqual(['Never']);
  await desk.post(links.Never ?? '', { change: 'contacted' });
  expect(await next()).toEqual([]);
  await desk.pass(3 * HOUR);
  expect(await next()).toEqual(['Tried first']);
});

test('lists every request of a flood', async () => {
  const desk = await openStaffPages();
  const names = Array.from({ length: 150 }, (_, index) => `Family ${index}`);
  for (const name of names) desk.receive(name);
  desk.receive('Held', { quarantine: 'limit' });
  const list = await desk.list();
  expect(namesIn((await desk.get(list)).body)).toEqual([...names, 'Held']);
});

test('emails a complaint to the director', async () => {
  const desk = await openStaffPages({ COMPLAINTS_TO: 'director@example.org' });
  const reference = desk.receive('Angela Brown');
  const link = await desk.link();
  await desk.post(link, { change: 'complaint', note: 'A bruise' });
  await desk.pass(0);
  const email = (await desk.emails()).at(-1);
  expect(email).toMatchObject({
    to: [{ address: 'director@example.org' }],
    subject: `Complaint: Angela B., 10:00 AM (${reference})`,
  });
  const [own = ''] = desk.linksIn(email ?? {});
  expect((await desk.get(own)).body).toContain('A bruise');
  expect((await desk.post(own, { change: 'contacted' })).status).toBe(303);
});

test('emails no complaint that was undone', async () => {
  const desk = await openStaffPages({ COMPLAINTS_TO: 'director@example.org' });
  desk.receive('Angela Brown');
  const link = await desk.link();
  await desk.post(link, { change: 'complaint' });
  await desk.post(link, { undo: await undoIn(desk, link) });
  await desk.pass(0);
  expect(await desk.emails()).toHaveLength(1);
});

test('opens a closed request again', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  await desk.post(link, { change: 'closed' });
  await desk.pass(HOUR);
  expect((await desk.post(link, { change: 'reopened' })).status).toBe(303);
  expect((await desk.get(link)).body).toContain('Please contact them');
});
