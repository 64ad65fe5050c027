import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAMILY, startServer } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { testSite } from '../../tests/helpers/test-site.ts';
import { serverFolderOf } from './built-site.ts';
import { createPageRenderer, loadPageRenderer, readPage } from './page-renderer.ts';

const server = await startServer();
const PAGE = { accept: 'text/html' };

/** The page that refuses a form. */
const pageFor = async (change: Record<string, string>) => (await server.post({ ...FAMILY, ...change }, PAGE)).text();

test('has no error summary if no field is wrong', async () => {
  const html = await pageFor({ 'form-name': 'x' });
  expect(html).not.toMatch(/<li><a [^>]*href="#tour-/);
  expect(html).toContain('value="Ana Pérez"');
});

test('the hours above a refused form do not lead to an empty one', async () => {
  expect(await pageFor({ phone: '' })).not.toContain('leave a note');
});

test('escapes what was typed', async () => {
  const html = await pageFor({ phone: '', name: '"><script>{{view}}$&', message: '\n{{title}} & $1' });
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;{{view}}$&amp;"');
  expect(html).toContain('>\n\n{{title}} &amp; $1</textarea>');
});

test.each([21_234, 66_000])('returns a message of %i letters with everything else that was typed', async (length) => {
  const message = 'x'.repeat(length);
  const html = await pageFor({ message });
  expect(html).toContain('<h1>Please make it a little shorter</h1>');
  expect(html).toContain((length - 20_000).toLocaleString('en'));
  for (const typed of ['Ana Pérez', '1 Main St', 'ana@example.net', '(559) 555-0199', message])
    expect(html).toContain(typed);
});

test('keeps a connection open for the answer to a form that is too large', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const body = 'x'.repeat(300_000);
  const answer = once(socket, 'data');
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\n`,
  );
  socket.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  const [head] = String(await answer).split('\r\n\r\n');
  socket.destroy();
  expect(head).toMatch(/^HTTP\/1\.1 413 /);
  expect(head).not.toMatch(/connection: close/i);
});

test('fills each placeholder of a page once', async () => {
  const page = readPage('<title>{{title}}Staff</title><main>{{view}}</main>');
  const views = { problem: () => '', staff: () => '{{title}}' };
  const render = createPageRenderer({ pageAt: async () => page, views: async () => views });
  const props = { page: { kind: 'gone' }, texts: {} as never } as const;
  expect(await render('staff', 'en', '{{view}} | ', props)).toBe(
    '<title>{{view}} | Staff</title><main>{{title}}</main>',
  );
});

test('answers a program with JSON in plain words', async () => {
  expect(await (await server.get('/', {}, 'PUT')).json()).toEqual({
    problem: 'unreadable',
    message: 'We could not read the form. Please send it again from our contact page, or call us at (559) 555-0142.',
  });
});

test('has no form if none was sent', async () => {
  const html = await (await server.get('/', PAGE, 'PUT')).text();
  expect(html).toContain('from our <a href="/contact">contact page</a>');
  expect(html).not.toContain('<form');
});

test.each([
  ['es', '/', 'Todavía falta algo'],
  ['en', '/es/thank-you', 'Todavía falta algo'],
  ['xx', '/', 'Something is still missing'],
  ['constructor', '/', 'Something is still missing'],
])('answers to Content-Language %s at %s: %s', async (language, path, heading) => {
  const headers = { 'content-language': language, referer: `${server.url}/es/contact` };
  const answer = await server.post({ ...FAMILY, name: '' }, headers, path);
  expect(await answer.text()).toContain(`"message":"${heading}.`);
});

test('renders a refused form while the built files are gone', async () => {
  const folder = temporaryFolder();
  cpSync(serverFolderOf(testSite), join(folder, 'dist-server'), { recursive: true });
  const { post } = await startServer({}, { renderPage: loadPageRenderer(join(folder, 'dist')) });
  await post({ ...FAMILY, email: 'ana' }, PAGE);
  rmSync(folder, { recursive: true });
  expect(await (await post({ ...FAMILY, email: 'ana' }, PAGE)).text()).toContain('value="Ana Pérez"');
});

test('says what to do in plain text if a page cannot be rendered', async () => {
  const renderPage = () => Promise.reject(new Error('of Ana Pérez'));
  const { post, logged } = await startServer({}, { renderPage });
  const response = await post({ ...FAMILY, email: 'ana' }, PAGE);
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8']);
  expect(await response.text()).toMatch(/^Please check your email address\. .* or call us at \(559\) 555-0142\.$/);
  expect(logged.join()).toContain('a page could not be rendered');
  expect(logged.join()).not.toContain('Ana');
});
