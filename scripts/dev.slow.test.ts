import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { freePort } from '../tests/helpers/caddy.ts';
import { picture } from '../tests/helpers/picture.ts';
import { copyProject, editFile, editYaml } from '../tests/helpers/project-copy.ts';
import { FAMILY } from '../tests/helpers/server.ts';
import { fixture } from '../tests/helpers/test-site.ts';
import { chromiumArguments, chromiumPath } from '../tooling/chromium.ts';

const homeFile = 'content/en/pages/home.yaml';
const mailFile = 'content/en/mail.yaml';
let folder = '';
let address = '';
/** The address of the emails, with its key. */
let emails = '';
let stop: () => Promise<unknown>;

// `npm run dev` on a copy of the project, with an error in the content at the start.
beforeAll(async () => {
  folder = copyProject();
  editFile(folder, homeFile, '  headingHighlight: ', '  headingHilight: ');
  const PORT = String(await freePort());
  address = `http://127.0.0.1:${PORT}`;
  const env = { ...process.env, PORT, CONTENT_DIR: '', SITE_DIR: '', NODE_ENV: undefined, VITEST: undefined };
  const child = spawn(process.execPath, ['scripts/dev.ts'], { cwd: folder, env });
  const ended = once(child, 'exit');
  child.stdout.on('data', (text) => {
    emails ||= /http\S*\/emails\?key=\S+/.exec(String(text))?.[0] ?? '';
  });
  stop = () => {
    child.kill();
    return ended;
  };
  await vi.waitUntil(() => read('home'), { timeout: 500_000, interval: 80 });
});

afterAll(() => stop());

/** The response of the dev server for a page, empty if it does not respond. */
function read(page: string): Promise<string> {
  return fetch(`${address}/${page === 'home' ? '' : page}`).then(
    (answer) => answer.text(),
    () => '',
  );
}

const post = (fields: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams({ ...FAMILY, ...fields }).toString(),
  });

test('shows content errors over the page until they are corrected', async () => {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  onTestFinished(() => browser.close());
  onTestFinished(() => cpSync(fixture, join(folder, 'content'), { recursive: true }));
  const page = await browser.newPage();
  const overlay = page.locator('vite-error-overlay #message-content');
  await page.goto(address);
  const line = readFileSync(join(folder, homeFile), 'utf8').split('headingHilight')[0]?.split('\n').length;
  const wrongName = `${homeFile}:${line}:3: hero.headingHilight: there is no such field.`;
  await vi.waitFor(async () => expect(await overlay.textContent()).toContain(wrongName), 300_000);

  editYaml(folder, mailFile, (mail) => {
    mail.sooner = 'Call {fone}.';
  });
  const wrongFact = 'sooner: there is no fact called {fone}. Known facts:';
  await vi.waitFor(async () => expect(await overlay.textContent()).toContain(wrongFact), 300_000);
  expect(await overlay.textContent()).toContain(wrongName);
  expect(await (await post()).text()).toContain(wrongName);

  editFile(folder, homeFile, '  headingHilight: ', '  headingHighlight: ');
  await vi.waitFor(async () => expect(await overlay.textContent()).not.toContain(wrongName), 300_000);
  expect(await overlay.textContent()).toContain(wrongFact);

  editYaml(folder, mailFile, (mail) => {
    mail.sooner = 'Call us.';
  });
  await overlay.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('shows a save of an editor that empties the file first', async () => {
  // The server would restart for it, and then no longer watch the content.
  writeFileSync(join(folder, '.env'), 'PORT=1234\n');
  const file = join(folder, 'content/en/pages/about.yaml');
  const content = parseDocument(readFileSync(file, 'utf8'));
  content.setIn(['hero', 'lede'], 'A first paragraph.');
  truncateSync(file);
  await setTimeout(40);
  writeFileSync(file, content.toString());
  await vi.waitUntil(async () => (await read('about')).includes('A first paragraph.'), 300_000);
});

/** Opens an address of the terminal, and returns what the next requests need. */
async function signIn() {
  const { origin } = new URL(emails);
  const { headers } = await fetch(emails, { redirect: 'manual' });
  return { origin, headers: { origin, cookie: headers.getSetCookie().join('; ') } };
}

test('shows a photograph that was saved in the editor with the words that name it', async () => {
  const { origin, headers } = await signIn();
  const ask = (name: string, body: unknown = null) =>
    fetch(`${origin}/edit/files/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const about = parseDocument(readFileSync(join(folder, 'content/en/pages/about.yaml'), 'utf8'));
  about.setIn(['hero', 'picture', 'file'], 'a-new-door.webp');
  const { sha: head } = await (await ask('head')).json();
  const files = [
    { path: 'content/en/pages/about.yaml', contents: Buffer.from(about.toString()).toString('base64') },
    { path: 'content/photos/a-new-door.webp', contents: (await picture(1700).webp().toBuffer()).toString('base64') },
  ];
  expect((await ask('commit', { head, message: 'Change picture-pages-about', files })).status).toBe(200);
  await vi.waitUntil(async () => (await read('about')).includes('a-new-door'), 300_000);
});

test('shows the email of a sent form with a link to the staff page', async () => {
  expect((await post()).status).toBe(200);
  expect(existsSync(join(folder, 'data/dev/tour-requests.sqlite'))).toBe(true);

  const { origin, headers } = await signIn();
  const show = async (path: string) => (await fetch(origin + path, { headers })).text();
  const path = await vi.waitUntil(async () => /href="(\/emails\/\d+)"/.exec(await show('/emails'))?.[1], 300_000);
  const link = new RegExp(`${origin}/staff/request/[\\w-]+`).exec(await show(path))?.[0] ?? '';
  const staffPage = await (await fetch(link)).text();
  expect(staffPage).toContain(FAMILY.name);
  // Vite's client reloads the page.
  expect(staffPage).toContain('/@vite/client');
});

test('opens the editor of this folder, with the current content', async () => {
  const { origin, headers } = await signIn();
  const editor = await (await fetch(`${origin}/edit`, { headers })).text();
  expect(editor).toContain('<meta name="editor-host" content="folder">');
  const script = /src="([^"]+)"/.exec(editor)?.[1] ?? '';
  expect(await read(script.slice(1))).toContain('What would you like to change?');
});

test('answers a form in words that were saved after the start', async () => {
  editYaml(folder, 'content/en/problems.yaml', (problems) => {
    problems.missing.heading = 'A new heading';
  });
  await vi.waitUntil(async () => (await (await post({ email: '' })).text()).includes('A new heading'), 300_000);
});
