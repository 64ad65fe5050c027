import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { openStaffPages } from '../../tests/helpers/staff-pages.ts';
import { HOUR } from '../time.ts';

test('refuses a status change from another site or an outdated page', async () => {
  const desk = await openStaffPages({ NOTICE_DETAIL: 'full' });
  desk.receive('Ana');
  const link = await desk.link();
  desk.receive('Other');
  const other = await desk.link();
  const before = desk.stored();
  const change = { change: 'contacted' };
  expect((await desk.post(link, change, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await desk.post(link, change, { origin: 'null' })).status).toBe(403);
  expect((await desk.post(link, change, {})).status).toBe(403);
  expect((await desk.post(link, change, { origin: desk.url, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await desk.post(link, { ...change, token: await desk.tokenOf(other) })).status).toBe(409);
  expect((await desk.post(link, { ...change, token: '' })).status).toBe(409);
  expect((await desk.post(link, { change: 'released' })).status).toBe(409);
  expect(desk.stored()).toEqual(before);

  const token = await desk.tokenOf(link);
  const first = await desk.post(link, { change: 'note', note: 'First', token });
  expect(first.status).toBe(303);
  expect(first.policy).toMatch(/^default-src 'none'/);
  const second = await desk.post(link, { change: 'contacted', note: 'Second', token });
  expect(second.status).toBe(409);
  expect(second.body).toContain('First');
  expect(second.body).toContain('>Second</textarea>');
});

test.each(['brief', 'full'])('shows the whole request when notices are %s', async (detail) => {
  const desk = await openStaffPages({ NOTICE_DETAIL: detail });
  const fields = {
    ...tourRequestOf(() => ''),
    name: 'Ana <b>\u202e',
    address: '1 Main St',
    email: 'ana@example.net',
    phone: '559 555 0199',
  };
  const address = `1 Main St, ${'behind the blue gate, '.repeat(20)}upstairs`;
  desk.receive('', { fields: { ...fields, address, message: 'No habla inglés' }, language: 'es' });
  const link = await desk.link();
  desk.receive('', { fields: { ...fields, message: 'Held words' }, quarantine: 'limit' });
  await desk.post(link, { change: 'note', note: 'words of the team' });
  const { body } = await desk.get(link);
  for (const text of ['Ana &lt;b&gt;\uFFFD', address, 'ana@example.net', 'No habla inglés', 'words of the team'])
    expect(body).toContain(text);
  expect(body).toContain('Spanish');
  expect(body).toContain('href="tel:+15595550199"');
  expect(body).toContain('value="spam"');
  await desk.pass(HOUR);
  const [held = ''] = desk.linksIn((await desk.emails()).at(-1) ?? {});
  expect((await desk.get(held)).body).toContain('Held words');
});

test('saves a status change once if it is sent twice', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  const forms: Record<string, string>[] = [{ change: 'no-answer', note: 'x' }, { change: 'undo' }];
  for (const fields of forms) {
    const token = await desk.tokenOf(link);
    const answers = await Promise.all([1, 2].map(() => desk.post(link, { ...fields, token })));
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, link],
      [303, link],
    ]);
    // The same form with another choice is not a repeat.
    expect((await desk.post(link, { change: 'contacted', token })).status).toBe(409);
  }
  expect((await desk.get(link)).body.match(/<li>/g)).toHaveLength(1);
});

test('names the last change in the page title', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  await desk.post(link, { change: 'no-answer' });
  const { body } = await desk.get(link);
  expect(body).toContain('<title>Saved: Ana | ');
  expect(body).toContain('No answer yet. Try again at 1:00\u00A0PM.</p>');
  expect((await desk.post(link, { change: 'visit' })).body).toContain('<title>Not saved: Ana | ');
  await desk.post(link, { change: 'undo' });
  const undone = (await desk.get(link)).body;
  expect(undone).toContain('<title>Undone: Ana | ');
  expect(undone).toContain('Undone: No answer</h2>');
  await desk.pass(HOUR);
  expect((await desk.get(link)).body).toContain('<title>Ana | ');
});

test('returns an invalid form with its errors', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  const { errors } = desk.content.staff.page;
  const before = desk.stored();
  const wrong = [
    [{}, errors.change],
    [{ change: 'undone' }, errors.change],
    [{ change: 'visit', visit: '2020-01-01T10:00' }, errors.visit],
    [{ change: 'visit', visit: '2027-02-30T10:00' }, errors.visit],
    [{ change: 'visit', visit: '9999-12-31T10:00' }, errors.visit],
    [{ change: 'closed', reason: 'else' }, errors.reason],
    [{ change: 'note', note: ' \n' }, errors.noNote],
    [{ change: 'contacted', note: 'é'.repeat(1003) }, errors.note.replace('{count}', '3')],
  ] as const;
  for (const [fields, text] of wrong) {
    const { status, body } = await desk.post(link, { ...fields });
    expect(status).toBe(422);
    expect(body).toContain(text);
  }
  expect(desk.stored()).toEqual(before);
});

const namesIn = (html: string) => [...html.matchAll(/<strong>([^<]*)</g)].map(([, name = '']) => name);

test('splits a long list into pages', async () => {
  const desk = await openStaffPages({ NOTICES_PER_HOUR: '1' });
  for (let index = 0; index < 120; index += 1) desk.receive(`Flood ${index}`);
  desk.receive('Real Family');
  desk.receive('Held', { quarantine: 'limit' });
  await desk.pass(HOUR);
  const email = (await desk.emails()).find(({ subject }) => subject?.includes('families'));
  expect(email?.text).toContain('Real Family');
  const list = desk.linksIn(email ?? {}).at(-1) ?? '';
  const seen: string[] = [];
  let page = await desk.get(list);
  expect(namesIn(page.body).slice(0, 2).sort()).toEqual(['Held', 'Real Family']);
  for (;;) {
    // The newest requests come before the form.
    seen.push(...namesIn(page.body.slice(page.body.indexOf('<form'))).filter((name) => name !== 'Held'));
    const next = /href="([^"]+)">Next page/.exec(page.body)?.[1];
    if (!next) break;
    page = await desk.get(next);
  }
  expect(seen).toEqual([...Array.from({ length: 120 }, (_, index) => `Flood ${index}`), 'Real Family']);
});

async function openFloodedList() {
  const desk = await openStaffPages({ NOTICES_PER_HOUR: '1' });
  const flood = Array.from({ length: 30 }, (_, index) => desk.receive(`Flood ${index}`));
  desk.receive('Held', { quarantine: 'limit' });
  desk.receive('Ana');
  await desk.pass(0);
  const list = desk.linksIn((await desk.emails()).at(-1) ?? {}).at(-1) ?? '';
  const close = (references: readonly string[]) =>
    desk.post(list, Object.fromEntries(references.map((reference) => [`close-${reference}`, 'on'])));
  const undo = async () => {
    const batch = /name="batch" value="(\d+)"/.exec((await desk.get(list)).body)?.[1] ?? '';
    return desk.post(list, { change: 'undo', batch });
  };
  return { ...desk, list, flood, close, undo };
}

test('closes many requests at once from the list', async () => {
  const { get, list, flood, close, undo, stored } = await openFloodedList();
  expect(await close(flood)).toMatchObject({ status: 303, location: list });
  const { body } = await get(list);
  expect(body).toContain('Saved: 30 requests closed as spam</h2>');
  expect(body).toContain('<title>Saved: 30 requests closed as spam | ');
  expect(body).toContain('Ana');
  expect(body).not.toContain('Flood');

  const before = stored();
  expect((await close(flood)).status, 'sent twice').toBe(303);
  expect(stored()).toEqual(before);

  expect(await undo()).toMatchObject({ status: 303, location: list });
  const undone = (await get(list)).body;
  expect(undone).toContain('Undone: 30 requests closed as spam</h2>');
  for (const index of flood.keys()) expect(undone).toContain(`Flood ${index}<`);
});

test('leaves a request as it is if someone changed it after its list was opened', async () => {
  const { get, post, list, flood, close, stored } = await openFloodedList();
  const link = /href="([^"]+)"><span[^>]*><strong>Flood 0</.exec((await get(list)).body)?.[1] ?? '';
  await post(link, { change: 'contacted' });
  const before = stored();
  await close(flood.slice(0, 1));
  expect(stored()).toEqual(before);
});

test('asks for a choice if nothing was chosen on the list', async () => {
  const { close, stored, content } = await openFloodedList();
  const before = stored();
  const { noneChosen } = content.staff.page.list;
  expect(await close([])).toMatchObject({ status: 422, body: expect.stringContaining(noneChosen) });
  expect(stored()).toEqual(before);
});

test('refuses a list that another site sends', async () => {
  const { post, list, flood, stored } = await openFloodedList();
  const before = stored();
  const fields = { [`close-${flood[0]}`]: 'on' };
  expect((await post(list, fields, { origin: 'https://evil.example' })).status).toBe(403);
  expect(stored()).toEqual(before);
});

test('opens a closed request again', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  await desk.post(link, { change: 'closed', reason: 'other' });
  await desk.pass(HOUR);
  expect((await desk.post(link, { change: 'reopened' })).status).toBe(303);
  expect((await desk.get(link)).body).toContain('Please call them');
});

test('counts the SEQUENCE of a calendar file up when a visit moves', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  const sequences = [];
  for (const visit of ['2026-12-04T10:30', '2026-12-05T10:30']) {
    await desk.post(link, { change: 'visit', visit });
    sequences.push(/SEQUENCE:(\d+)/.exec((await desk.get(`${link}/visit.ics`)).body)?.[1]);
  }
  expect(sequences).toEqual(['0', '1']);
});
