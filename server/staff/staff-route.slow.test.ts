import { expect, test } from 'vitest';
import { tourRequestOf } from '../../shared/tour-request/fields.ts';
import { openStaffPages } from '../../tests/helpers/staff-pages.ts';
import { HOUR } from '../time.ts';

test('a status change needs a page of ours: another origin, none, and a used or foreign token are refused', async () => {
  const desk = await openStaffPages({ NOTICE_DETAIL: 'full' });
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

test.each(['brief', 'full'])('a page shows the whole request, with letters that say it in %s', async (detail) => {
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
  await desk.post(link, { mark: 'note', note: 'words of the team' });
  const { body } = await desk.get(link);
  for (const text of ['Ana &lt;b&gt;\uFFFD', address, 'ana@example.net', 'No habla inglés', 'words of the team'])
    expect(body).toContain(text);
  expect(body).toContain('Spanish');
  expect(body).toContain('href="tel:+15595550199"');
  expect(body).toContain('spam?');
  await desk.pass(HOUR);
  const [held = ''] = desk.linksIn((await desk.letters()).at(-1) ?? {});
  expect((await desk.get(held)).body).toContain('Held words');
});

test('saving twice is saving once, and both answers say that it is saved', async () => {
  const desk = await openStaffPages();
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

test('the title says whether a change was saved or undone, and the page when to try again', async () => {
  const desk = await openStaffPages();
  desk.receive('Ana');
  const link = await desk.link();
  await desk.post(link, { mark: 'no-answer' });
  const { body } = await desk.get(link);
  expect(body).toContain('<title>Saved: Ana | ');
  expect(body).toContain('<h1>No answer yet. Try again at 1:00\u00A0PM.</h1>');
  expect((await desk.post(link, { mark: 'visit' })).body).toContain('<title>Not saved: Ana | ');
  await desk.post(link, { mark: 'undo' });
  const undone = (await desk.get(link)).body;
  expect(undone).toContain('<title>Undone: Ana | ');
  expect(undone).toContain('<p>Undone: No answer</p>');
  await desk.pass(HOUR);
  expect((await desk.get(link)).body).toContain('<title>Ana | ');
});

test('what cannot be saved is said, and goes back', async () => {
  const desk = await openStaffPages();
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

test('a list of any length has pages, and the first shows the newest as well', async () => {
  const desk = await openStaffPages({ NOTICES_PER_HOUR: '1' });
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
