import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runIn } from '../tests/helpers/project-copy.ts';
import { startServer } from '../tests/helpers/server.ts';
import { checkHost } from './check-host.ts';

const PAGE = '<meta name="generator" content="Adult day health care website">';
const FORM = `${PAGE}<form method="POST"><input type="hidden" name="form-name" value="contact"></form>`;

type Answer = (form: URLSearchParams, path: string) => number;

/** A host that shows the contact page, and answers posts with the status of `answer`; collects the posted forms. */
async function startHost(answer: Answer, contactPage = FORM, contactStatus = 200) {
  const posted: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(contactStatus).end(contactPage);
    const form = new URLSearchParams((await request.toArray()).join(''));
    posted.push(form);
    response.writeHead(answer(form, request.url ?? ''), { location: '/' }).end('<h1>Page</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posted };
}

test('recognizes the collector without storing a request', async () => {
  const server = await startServer({ 'contact.html': FORM });
  expect(await checkHost(server.base)).toMatchObject({ code: 0, message: expect.stringContaining('stores') });
  expect(server.rows()).toEqual([]);
});

test.each<[string, Answer, number, string]>([
  ['answers every POST with 200', () => 200, 3, 'FORM=none'],
  ['redirects every POST', () => 303, 3, 'FORM=none'],
  ['thanks only browsers without scripts', (_form, path) => (path === '/thank-you' ? 200 : 405), 3, 'FORM=none'],
  ['answers every POST with 405', () => 405, 1, 'FORM=none'],
  ['knows the form by name', (form) => (form.get('form-name') === 'contact' ? 200 : 404), 0, 'knows the form'],
  ['is busy', () => 503, 2, 'Try again'],
])('judges a host that %s', async (_what, answer, code, message) => {
  const { url, posted } = await startHost(answer);
  expect(await checkHost(url)).toMatchObject({ code, message: expect.stringContaining(message) });
  // No collector keeps any of these.
  for (const form of posted) {
    expect([form.get('form-name') !== 'contact', form.has('bot-field')]).toContain(true);
    expect(form.has('email')).toBe(false);
  }
});

test.each<[string, string, number, string | undefined, number, string]>([
  ['a parked domain', '<h1>Coming soon</h1>', 200, undefined, 2, 'is not a page of this site'],
  ['a host without a page at /contact', PAGE, 404, undefined, 2, 'is not a page of this site'],
  ['a website with a form of its own', FORM.replace(PAGE, ''), 200, undefined, 2, 'is not a page of this site'],
  ['an earlier build without the form', PAGE, 200, FORM, 2, 'another build'],
  ['an earlier build with the form', FORM, 200, PAGE, 2, 'another build'],
  ['a site without the form', PAGE, 200, undefined, 0, 'has no form'],
])('posts nothing to %s', async (_what, contactPage, contactStatus, built, code, message) => {
  const { url, posted } = await startHost(() => 200, contactPage, contactStatus);
  expect(await checkHost(url, built)).toMatchObject({ code, message: expect.stringContaining(message) });
  expect(posted).toEqual([]);
});

test.each([
  [[], 'Usage'],
  [['http://127.0.0.1:9'], 'could not be reached'],
])('exits with 2 for %j', (args, message) => {
  const { status, output } = runIn('.', ['scripts/check-host.ts', ...args]);
  expect([status, output]).toEqual([2, expect.stringContaining(message)]);
});
