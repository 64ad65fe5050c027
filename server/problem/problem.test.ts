import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FAMILY, startServer } from '../../tests/support/server.ts';

const browser = { accept: 'text/html' };
const phoneLink = '<a href="tel:+15595550142">(559) 555-0142</a>';

const template = [
  '<title>{{heading}}</title><p>{{explanation}}</p>',
  '{{#wrong}}<ul>{{#one}}One{{/one}}{{#many}}{{count}} of them{{/many}}',
  '{{#name-missing}}<li>name</li>{{/name-missing}}{{#email-invalid}}<li>email</li>{{/email-invalid}}</ul>{{/wrong}}',
  '{{#name-right}}<input name="name" value="{{name}}">{{/name-right}}',
  '{{#name-missing}}<input name="name" value="{{name}}" aria-invalid="true">{{/name-missing}}',
].join('');

test('the page of the site holds the parts that are about this answer, and no trace of the others', async () => {
  const server = await startServer({ 'tour-request-problem.html': template });
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

test('what a family writes can neither open nor close a part, nor become HTML', async () => {
  const server = await startServer({ 'tour-request-problem.html': template });
  const name = '{{#wrong}}{{/name-right}}<b>&';
  const html = await (await server.post({ ...FAMILY, name, email: 'ana' }, browser)).text();
  expect(html).toContain('value="{{#wrong}}{{/name-right}}&lt;b&gt;&amp;"');
});

test('the phone number in an explanation is a link, on a page of the site and on a bare one; JSON has plain words', async () => {
  const server = await startServer({ 'tour-request-problem.html': template });
  expect(await (await server.post({ ...FAMILY, name: '' }, browser)).text()).toContain(`or call us at ${phoneLink}.`);
  expect(await (await server.get('/', browser, 'PUT')).text()).toContain(`or call us at ${phoneLink}.`);
  const { message } = (await (await server.get('/', {}, 'PUT')).json()) as { message: string };
  expect(message).toContain('Please use the form on our contact page, or call us at (559) 555-0142.');
});

test('without the page of the site, each wrong field is marked, with its message, and a blank one comes back empty', async () => {
  const server = await startServer();
  const post = async (path: string) =>
    (await server.post({ ...FAMILY, address: '  ', email: 'ana' }, browser, path)).text();
  const html = await post('/');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html).toMatch(/<span id="tour-address-error"[^>]*>[^<]+<\/span>[^<]*<input id="tour-address"[^>]* value=""/);
  expect(html).toMatch(/<input id="tour-email"[^>]* aria-invalid="true" aria-describedby="tour-email-error"/);
  expect(html).toMatch(/<a href="#tour-address">[^<]+<\/a>.*<a href="#tour-email">[^<]+name@example\.com/s);
  expect(html).not.toMatch(/\{\{|tour-name-error/);
  expect(await post('/es/thank-you')).toContain('nombre@example.com');
});

test('a bare page has large text and links, allowed by its policy, and leads to the contact page', async () => {
  const server = await startServer();
  const answer = await server.get('/', browser, 'PUT');
  const html = await answer.text();
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(style).toContain('1.125rem');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  expect(html).toContain('on our <a href="/contact">contact page</a>');
  expect(await (await server.get('/es/thank-you', browser, 'PUT')).text()).toContain('<a href="/es/contact">');
});

test('a message that is too long comes back cut, with everything else that was typed', async () => {
  const server = await startServer();
  const answer = await server.post({ ...FAMILY, message: `A début é ${'€'.repeat(70_000)}` }, browser);
  expect(answer.status).toBe(413);
  const html = await answer.text();
  for (const typed of ['Ana Pérez', '1 Main St', 'ana@example.net', '(559) 555-0199', 'A début é €€€']) {
    expect(html).toContain(typed);
  }
  const message = /<textarea[^>]*>\n([^<]*)</.exec(html)?.[1] ?? '';
  expect(message).not.toContain('\uFFFD');
  expect(html).toContain('Your message is too long');
  const again = await server.post({ ...FAMILY, message }, browser, '/thank-you');
  expect(again.status).toBe(303);
});

test('what is too large and cannot come back in a form is answered plainly with what to do', async () => {
  const server = await startServer();
  const call = await server.post({ ...FAMILY, message: 'x'.repeat(70_000) });
  expect([call.status, await call.text()]).toEqual([413, expect.stringContaining('shorten the message')]);
  for (const body of ['x'.repeat(100_000), `form-name=x&name=${'x'.repeat(100_000)}`]) {
    const answer = await server.post(body, browser);
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('shorten the message and send it again');
  }
});
