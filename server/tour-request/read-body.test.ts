import { expect, test } from 'vitest';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import { FAMILY, startServer, TEMPLATE } from '../../tests/helpers/server.ts';

test.each([100_000, 900_000, 3_000_000])('a body of %d bytes in chunks still gets its answer', async (length) => {
  const server = await startServer();
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.alloc(length / 10, 'x'));
      sent += 1;
      if (sent === 10) controller.close();
    },
  });
  let sent = 0;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(server.base, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(answer.status).toBe(413);
});

/** The form with every field as long as it may be, an e-mail address too. */
function longestForm(letter: string, over: Partial<Record<string, number>> = {}) {
  const values = FIELDS.map(({ name, kind, maxLength }) => {
    const length = maxLength + (over[name] ?? 0);
    return [name, kind === 'email' ? `${'a'.repeat(length - 5)}@a.co` : letter.repeat(length)];
  });
  return { 'form-name': 'contact', ...Object.fromEntries(values) };
}

test.each(['x', 'ñ', 'ਪ', '👵'])(
  'a form of nothing but %s is taken whole where every field is as long as it may be',
  async (letter) => {
    const server = await startServer();
    const { 'form-name': _, ...fields } = longestForm(letter);
    expect((await server.post(longestForm(letter))).status).toBe(200);
    expect(server.rows()).toMatchObject([fields]);
  },
);

test.each(FIELDS)(
  'one letter more than $maxLength in the field $name is refused, and nothing of it is cut',
  async ({ name }) => {
    const server = await startServer({ [TEMPLATE]: `<p>{{${name}}}</p>` });
    const form = longestForm('x', { [name]: 1 });
    expect((await server.post(form)).status).toBe(422);
    const answer = await server.post(form, { accept: 'text/html' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(form[name]);
    expect(server.rows()).toHaveLength(0);
  },
);

test('more than 64 KB is refused as such, unless it is our form with each field within its limit', async () => {
  const server = await startServer();
  const statusOf = async (change: Record<string, string>) => (await server.post({ ...FAMILY, ...change })).status;
  expect(await statusOf({ message: 'x'.repeat(66_000) })).toBe(413);
  expect(await statusOf({ message: 'ਪ'.repeat(20_001) })).toBe(413);
  expect(await statusOf({ message: 'ਪ'.repeat(20_000) })).toBe(200);
  expect(await statusOf({ message: 'ਪ'.repeat(20_000), name: '' })).toBe(422);
  expect(await statusOf({ extra: 'x'.repeat(66_000) })).toBe(413);
  expect(await statusOf({ 'bot-field': 'x'.repeat(66_000) })).toBe(413);
  expect(await statusOf({ 'form-name': 'x', message: 'ਪ'.repeat(20_000) })).toBe(413);
});
