import { EventEmitter, once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { fixture } from '../tests/helpers/test-site.ts';
import { undoWhileEditing } from './undo.ts';

let folder = '';
let address = '';
let watcher: EventEmitter;

const read = (path: string) => readFileSync(join(folder, 'content', path), 'utf8');

function save(path: string, words: string, others: string) {
  const file = join(folder, 'content', path);
  writeFileSync(file, read(path).replace(words, others));
  watcher.emit('all', 'change', file);
}

const later = (minutes: number) => vi.setSystemTime(Date.UTC(2026, 10, 26, 20, minutes));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  later(0);
  folder = temporaryFolder();
  cpSync(fixture, join(folder, 'content'), { recursive: true });
  watcher = new EventEmitter();
  const { configureServer } = undoWhileEditing(join(folder, 'content'), join(folder, 'undo'));
  const server = createServer();
  const middlewares = {
    use: (path: string, handle: RequestListener) =>
      server.on('request', (request, response) => {
        request.url = request.url?.replace(path, '');
        handle(request, response);
      }),
  };
  (configureServer as (server: object) => void)({ watcher, middlewares });
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    vi.useRealTimers();
    server.close();
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/undo`;
});

const page = async () => (await fetch(address)).text();

/** Takes back the newest save, and returns the page after it. */
async function takeBack(site = 'same-origin'): Promise<string> {
  const [, name = ''] = /value="([^"]+)"/.exec(await page()) ?? [];
  const headers = { 'sec-fetch-site': site };
  return (await fetch(address, { method: 'POST', headers, body: new URLSearchParams({ save: name }) })).text();
}

test.each([
  ['site.yaml', 'closes: "16:00"', 'closes: "14:00"', 'Closes: 4:00 PM → 2:00 PM'],
  ['site.yaml', '2099-12-25', '2099-12-26', '<li>Facts, Closing days: 12/25/2099 → 12/26/2099'],
  ['en/testimonials.yaml', 'rating: 4', 'rating: 5', '<li>Testimonials, Dale P., Rating: 4 → 5'],
  ['es/pages/about.yaml', 'about.svg', 'hero.svg', '<img src="/src/illustrations/about.svg"'],
  ['en/pages/questions.yaml', 'What is included?', 'Is <lunch> included?', 'included? → Is &lt;lunch&gt; included?'],
])('shows a change of %s in labels and values', async (path, before, after, line) => {
  save(path, before, after);
  expect(await page()).toContain(line);
});

test('lists both languages of a save once', async () => {
  save('en/pages/about.yaml', 'The old house', 'The new house');
  save('es/pages/about.yaml', 'translates: ', 'translates: 1 # ');
  save('es/pages/about.yaml', 'about.svg', 'hero.svg');
  const forms = (await page()).split('<form').slice(1);
  expect(forms).toHaveLength(1);
  expect(forms[0]).toContain('<li>About, Facility, Heading: The old house → The new house');
  expect(forms[0]).toContain('<li>About, Spanish, Top of the page, Picture: <img');
  expect(forms[0]).not.toContain('translates');
});

test('shows only the removed item if the others have their fields in another order', async () => {
  const { items } = parse(read('en/testimonials.yaml'));
  const others = items.slice(1).map((item: object) => Object.fromEntries(Object.entries(item).reverse()));
  save('en/testimonials.yaml', read('en/testimonials.yaml'), stringify({ items: others }));
  expect((await page()).split('<li>').slice(1)).toEqual([
    expect.stringMatching(/^Testimonials, Rosa L\.: .* → nothing/),
  ]);
});

test('takes a save back in both languages', async () => {
  const before = [read('en/pages/about.yaml'), read('es/pages/about.yaml')];
  for (const language of ['en', 'es']) save(`${language}/pages/about.yaml`, 'about.svg', 'hero.svg');
  expect(await takeBack()).toContain('Taken back.');
  expect([read('en/pages/about.yaml'), read('es/pages/about.yaml')]).toEqual(before);
});

test('keeps what was saved after the change that is taken back', async () => {
  save('site.yaml', 'closes: "16:00"', 'closes: "14:00"');
  const [, first = ''] = /value="([^"]+)"/.exec(await page()) ?? [];
  later(1);
  save('site.yaml', '(559) 555-0142', '(559) 555-0199');
  const headers = { 'sec-fetch-site': 'same-origin' };
  await fetch(address, { method: 'POST', headers, body: new URLSearchParams({ save: first }) });
  expect(read('site.yaml')).toMatch(/closes: "?16:00/);
  expect(read('site.yaml')).toContain('555-0199');
});

test('takes nothing back that was changed again', async () => {
  save('site.yaml', '(559) 555-0142', '(559) 555-0111');
  const [, first = ''] = /value="([^"]+)"/.exec(await page()) ?? [];
  later(1);
  save('site.yaml', '(559) 555-0111', '(559) 555-0199');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(address, { method: 'POST', headers, body: new URLSearchParams({ save: first }) });
  expect(await answer.text()).toContain('Not taken back');
  expect(read('site.yaml')).toContain('555-0199');
});

test('takes nothing back for another site', async () => {
  save('site.yaml', '(559) 555-0142', '(559) 555-0199');
  await takeBack('cross-site');
  expect(read('site.yaml')).toContain('555-0199');
});

test('keeps the last fifty saves', async () => {
  for (let change = 1; change <= 55; change += 1) {
    later(change);
    save('en/mail.yaml', 'heading: ', 'heading: Very ');
  }
  expect(readdirSync(join(folder, 'undo'))).toHaveLength(50);
});
