import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAMILY, startServer } from '../../tests/helpers/server.ts';
import { temporaryFolder } from '../../tests/helpers/temp-folder.ts';
import { testSite } from '../../tests/helpers/test-site.ts';
import { serverFolderOf } from './built-site.ts';
import { createPageRenderer, loadPageRenderer, readPage } from './page-renderer.ts';

const browser = { accept: 'text/html' };
const phoneLink = '<a href="tel:+15595550142">(559) 555-0142</a>';

/** The links of the error summary that are shown. */
const summaryOf = (html: string) => [...html.matchAll(/<li><a [^>]*href="#(tour-\w+)"/g)].map(([, id]) => id);

test('links to each field with an error', async () => {
  const server = await startServer();
  const html = await (await server.post({ ...FAMILY, name: '  ', email: 'ana' }, browser)).text();
  expect(summaryOf(html)).toEqual(['tour-name', 'tour-email']);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  // A field with nothing but spaces shows its placeholder.
  expect(html).toMatch(/name="name" value=""/);
});

test('has no error summary if no field is wrong', async () => {
  const server = await startServer();
  const html = await (await server.post({ ...FAMILY, 'form-name': 'x' }, browser)).text();
  expect(summaryOf(html)).toEqual([]);
  expect(html).toContain('value="Ana Pérez"');
});

test('says how many characters are too many', async () => {
  const server = await startServer();
  const html = await (await server.post({ ...FAMILY, message: 'x'.repeat(21_234) }, browser)).text();
  expect(html).toContain('1,234');
});

test('escapes what was typed', async () => {
  const server = await startServer();
  const html = await (await server.post({ ...FAMILY, name: '{{title}}$&<b>&"', email: 'ana' }, browser)).text();
  expect(html).toContain('value="{{title}}$&amp;&lt;b&gt;&amp;&quot;"');
});

test('fills each place of a page once', async () => {
  const page = readPage('<title>{{title}}Staff</title><main>{{view}}</main>', '');
  const views = { problem: () => '', staff: () => '{{title}}' };
  const render = createPageRenderer({ pageAt: async () => page, views: async () => views });
  const { html } = await render('staff', 'en', '{{view}} | ', {
    page: { kind: 'gone', title: '' },
    texts: {} as never,
  });
  expect(html).toBe('<title>{{view}} | Staff</title><main>{{title}}</main>');
});

test('makes the phone number in an explanation a link', async () => {
  const server = await startServer();
  expect(await (await server.post({ ...FAMILY, name: '' }, browser)).text()).toContain(phoneLink);
  expect(await (await server.get('/', browser, 'PUT')).text()).toContain(phoneLink);
});

test('answers a program with JSON in plain words', async () => {
  const server = await startServer();
  expect(await (await server.get('/', {}, 'PUT')).json()).toEqual({
    problem: 'unreadable',
    message: 'English: unreadable. See our contact page, or call us at (559) 555-0142.',
  });
});

test('has no form if none was sent', async () => {
  const server = await startServer();
  const html = await (await server.get('/', browser, 'PUT')).text();
  expect(html).toContain('See our <a href="/contact">contact page</a>');
  expect(html).not.toContain('<form');
});

test('answers in the language of the path or of Content-Language', async () => {
  const server = await startServer();
  const refused = { ...FAMILY, name: '' };
  const spanish = '"message":"Spanish: missing-field.';
  expect(await (await server.post(refused, { 'content-language': 'es' })).text()).toContain(spanish);
  expect(await (await server.post(refused, {}, '/es/thank-you')).text()).toContain(spanish);
  for (const language of ['xx', 'constructor', '']) {
    const answer = await server.post(refused, { 'content-language': language, referer: `${server.base}/es/contact` });
    expect(await answer.text()).toContain('"message":"English: missing-field.');
  }
});

test('returns a message that is too long with everything else that was typed', async () => {
  const server = await startServer();
  for (const [length, status] of [
    [21_234, 422],
    [66_000, 413],
  ] as const) {
    const message = 'x'.repeat(length);
    const answer = await server.post({ ...FAMILY, message }, browser);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain('<h1>English: too-long</h1>');
    for (const typed of ['Ana Pérez', '1 Main St', 'ana@example.net', '(559) 555-0199', message]) {
      expect(html).toContain(typed);
    }
  }
});

test('returns 413 for a body that is too large for the form', async () => {
  const server = await startServer();
  for (const body of ['x'.repeat(300_000), 'x'.repeat(100_000), `form-name=x&name=${'x'.repeat(100_000)}`]) {
    const answer = await server.post(body, browser);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('English: too-long');
  }
});

test('compresses a page', async () => {
  const server = await startServer();
  const message = 'x'.repeat(21_234);
  const answerTo = (coding: string) => server.post({ ...FAMILY, message }, { ...browser, 'accept-encoding': coding });
  for (const coding of ['br', 'gzip']) {
    const answer = await answerTo(coding);
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([coding, 'accept-encoding']);
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(30_000);
    expect(await answer.text()).toContain(message);
  }
  expect((await answerTo('identity')).headers.get('content-encoding')).toBeNull();
});

test('renders a refused form while the built files are gone', async () => {
  const folder = temporaryFolder();
  cpSync(serverFolderOf(testSite), join(folder, 'dist-server'), { recursive: true });
  const server = await startServer({}, {}, { renderPage: loadPageRenderer(join(folder, 'dist')) });
  rmSync(folder, { recursive: true });
  const html = await (await server.post({ ...FAMILY, email: 'ana' }, browser)).text();
  expect(html).toContain('value="Ana Pérez"');
});

test('says what to do in plain text if a page cannot be rendered', async () => {
  const server = await startServer({}, {}, { renderPage: loadPageRenderer(temporaryFolder()) });
  const response = await server.post({ ...FAMILY, email: 'ana' }, browser);
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'text/plain; charset=utf-8']);
  expect(await response.text()).toBe('English: not-an-email. See our contact page, or call us at (559) 555-0142.');
});
