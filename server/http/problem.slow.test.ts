import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { FAMILY, startServer, TEMPLATE } from '../../tests/helpers/server.ts';

const browser = { accept: 'text/html' };
const phoneLink = '<a href="tel:+15595550142">(559) 555-0142</a>';

/** A page that holds every field, as right. */
const givenBack = `<h1>{{heading}}</h1>${FIELD_NAMES.map((name) => `<p>{{${name}}}</p>`).join('')}`;

const template = [
  '<title>{{heading}}</title><p>{{explanation}}</p>',
  '{{#wrong}}<ul>{{#one}}One{{/one}}{{#many}}{{count}} of them{{/many}}',
  '{{#name-missing}}<li>name</li>{{/name-missing}}{{#email-invalid}}<li>email</li>{{/email-invalid}}</ul>{{/wrong}}',
  '{{#name-right}}<input name="name" value="{{name}}">{{/name-right}}',
  '{{#name-missing}}<input name="name" value="{{name}}" aria-invalid="true">{{/name-missing}}',
  '{{#message-too-long}}<p>Take out {{message-over}}</p>{{/message-too-long}}',
].join('');

test('the page shows only the parts of this error', async () => {
  const server = await startServer({ [TEMPLATE]: template });
  const answer = async (change: Record<string, string>) =>
    (await server.post({ ...FAMILY, ...change }, browser)).text();
  const both = await answer({ name: '  ', email: 'ana' });
  expect(both).toContain(
    '<ul>2 of them<li>name</li><li>email</li></ul><input name="name" value="" aria-invalid="true">',
  );
  expect(await answer({ email: 'ana' })).toContain('<ul>One<li>email</li></ul><input name="name" value="Ana Pérez">');
  const other = await answer({ 'form-name': 'x' });
  expect(other).toContain('</p><input name="name" value="Ana Pérez">');
  expect(both + other).not.toContain('{{');
});

test('says by how many characters a field is too long', async () => {
  const server = await startServer({ [TEMPLATE]: template });
  const html = await (await server.post({ ...FAMILY, message: 'x'.repeat(21_234) }, browser)).text();
  expect(html).toContain('<p>Take out 1,234</p>');
});

test('escapes typed values', async () => {
  const server = await startServer({ [TEMPLATE]: template });
  const name = '{{#wrong}}{{/name-right}}<b>&';
  const html = await (await server.post({ ...FAMILY, name, email: 'ana' }, browser)).text();
  expect(html).toContain('value="{{#wrong}}{{/name-right}}&lt;b&gt;&amp;"');
});

test('links the phone number in HTML', async () => {
  const server = await startServer({ [TEMPLATE]: template });
  expect(await (await server.post({ ...FAMILY, name: '' }, browser)).text()).toContain(`or call us at ${phoneLink}.`);
  expect(await (await server.get('/', browser, 'PUT')).text()).toContain(`or call us at ${phoneLink}.`);
  expect(await (await server.get('/', {}, 'PUT')).json()).toEqual({
    problem: 'unreadable',
    message: 'English: unreadable. See our contact page, or call us at (559) 555-0142.',
  });
});

test('sends a plain page if the site was built without the form page', async () => {
  const server = await startServer();
  const answer = await server.post({ ...FAMILY, address: '  ' }, browser);
  const html = await answer.text();
  expect([answer.status, html]).toEqual([422, expect.stringContaining('<h1>English: missing-field</h1>')]);
  expect(html).not.toMatch(/<form|\{\{/);
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

test('the plain page is readable under its policy', async () => {
  const server = await startServer();
  const answer = await server.get('/', browser, 'PUT');
  const html = await answer.text();
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(style).toContain('1.125rem');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  expect(html).toContain('See our <a href="/contact">contact page</a>');
  expect(await (await server.get('/es/thank-you', browser, 'PUT')).text()).toContain(
    '<a href="/es/contact">contact page',
  );
});

test('returns a message over the limit in full', async () => {
  const server = await startServer({ [TEMPLATE]: givenBack });
  for (const [letter, status] of [
    ['x', 422],
    ['ਪ', 413],
  ] as const) {
    const message = letter.repeat(21_234);
    const answer = await server.post({ ...FAMILY, message }, browser);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain('<h1>English: too-long</h1>');
    for (const typed of ['Ana Pérez', '1 Main St', 'ana@example.net', '(559) 555-0199', message]) {
      expect(html).toContain(typed);
    }
  }
});

test('answers other bodies over the limit with a plain page', async () => {
  const server = await startServer({ [TEMPLATE]: template });
  const call = await server.post({ ...FAMILY, message: 'x'.repeat(300_000) });
  expect([call.status, await call.text()]).toEqual([413, expect.stringContaining('too-long')]);
  for (const body of ['x'.repeat(100_000), `form-name=x&name=${'x'.repeat(100_000)}`]) {
    const answer = await server.post(body, browser);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('English: too-long');
  }
});

test.each(['br', 'gzip'])('compresses error pages with %s', async (coding) => {
  const server = await startServer({ [TEMPLATE]: givenBack });
  const message = 'x'.repeat(21_234);
  const answer = await server.post({ ...FAMILY, message }, { ...browser, 'accept-encoding': coding });
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([coding, 'accept-encoding']);
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(1000);
  expect(await answer.text()).toContain(message);
  const plain = await server.post({ ...FAMILY, message }, { ...browser, 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
});
