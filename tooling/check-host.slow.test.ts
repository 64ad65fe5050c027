import { spawnSync } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../tests/helpers/server.ts';
import { checkHost } from './check-host.ts';

const PAGE = '<meta name="generator" content="Adult day health care website">';
const FORM = `${PAGE}<form method="POST"><input type="hidden" name="form-name" value="contact"></form>`;

type Answer = (response: ServerResponse, form: URLSearchParams, path: string) => void;

/** A host that shows the contact page, and answers posts as `answer` does; collects the posted forms. */
async function startHost(answer: Answer, contactPage = FORM, contactStatus = 200) {
  const posted: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(contactStatus).end(contactPage);
    const form = new URLSearchParams((await request.toArray()).join(''));
    posted.push(form);
    answer(response, form, request.url ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posted };
}

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end('<h1>Page</h1>');

test('recognizes the collector without storing a request', async () => {
  const server = await startServer({ 'contact.html': FORM });
  expect(await checkHost(server.base)).toMatchObject({ code: 0, message: expect.stringContaining('stores') });
  expect(server.rows()).toEqual([]);
});

test.each([200, 204, 302, 303, 308])('fails for a host that answers every POST with %i', async (code) => {
  const { url } = await startHost((response) => response.writeHead(code, { location: '/' }).end('Home'));
  expect(await checkHost(url)).toMatchObject({ code: 3, message: expect.stringContaining('FORM=none') });
});

test('fails for a host that thanks only browsers without scripts', async () => {
  const { url } = await startHost((response, _form, path) => status(path === '/thank-you' ? 200 : 405)(response));
  expect((await checkHost(url)).code).toBe(3);
});

test.each([
  ['a parked domain', '<h1>Coming soon</h1>', 200],
  ['a host without a page at /contact', PAGE, 404],
  ['a website with a form of its own', FORM.replace(PAGE, ''), 200],
])('does not recognize %s', async (_name, contactPage, contactStatus) => {
  const { url, posted } = await startHost(status(200), contactPage, contactStatus);
  expect(await checkHost(url)).toMatchObject({
    code: 2,
    message: expect.stringContaining('is not a page of this site'),
  });
  expect(posted).toEqual([]);
});

test.each([
  [PAGE, FORM],
  [FORM, PAGE],
])('fails for a host that shows another build', async (shown, built) => {
  const { url } = await startHost(status(422), shown);
  expect(await checkHost(url, built)).toMatchObject({ code: 2, message: expect.stringContaining('another build') });
});

test.each([403, 404, 405, 501])('reports a host that answers every POST with %i as refusing', async (code) => {
  const { url } = await startHost(status(code));
  expect(await checkHost(url)).toMatchObject({ code: 1, message: expect.stringContaining('FORM=none') });
});

test('recognizes a host that knows the form by name', async () => {
  const { url } = await startHost((response, form) =>
    status(form.get('form-name') === 'contact' ? 200 : 404)(response),
  );
  expect((await checkHost(url)).code).toBe(0);
});

test('posts only forms that no collector keeps', async () => {
  const { url, posted } = await startHost(status(404));
  await checkHost(url);
  expect(posted).toHaveLength(4);
  for (const form of posted) {
    expect([form.get('form-name') !== 'contact', form.has('bot-field')]).toContain(true);
    for (const field of ['name', 'email', 'phone', 'address']) expect(form.has(field)).toBe(false);
  }
});

test('posts nothing to a site without the form', async () => {
  const { url, posted } = await startHost(status(200), PAGE);
  expect((await checkHost(url)).code).toBe(0);
  expect(posted).toEqual([]);
});

test.each([429, 503])('asks to try again after %i', async (code) => {
  const { url } = await startHost(status(code));
  expect(await checkHost(url)).toMatchObject({ code: 2, message: expect.stringContaining('Try again') });
});

test('exits with the code of the result', async () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/check-host.ts'), ...args], { encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') });
  expect(run('http://127.0.0.1:9')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('could not be reached'),
  });
});
