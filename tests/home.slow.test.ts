import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chromiumArguments, chromiumPath } from '../tooling/chromium.ts';
import { freePort } from './helpers/caddy.ts';
import { copyProject } from './helpers/project-copy.ts';
import { FAMILY } from './helpers/server.ts';

// `npm start` on a copy of the project, as someone tries it who has nothing but the README.
const folder = copyProject();
/** Only for tests that hang. */
const TIMEOUT_MS = 500_000;
let browser: Browser;
let stop: () => Promise<unknown>;
let port = 0;
/** The addresses that the terminal shows. */
let addresses: string[] = [];

beforeAll(async () => {
  port = await freePort();
  const unset = { CONTENT_DIR: '', SITE_DIR: '', SMTP_URL: '', TRUSTED_PROXY: '', HOST_NAMES: '', VITEST: undefined };
  const env = { ...process.env, ...unset, PORT: String(port), NODE_ENV: undefined };
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: folder, env });
  const ended = once(child, 'exit');
  stop = async () => {
    child.kill();
    expect((await ended)[0]).toBe(0);
    await browser.close();
  };
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      written += text;
    });
  await Promise.race([vi.waitUntil(() => written.includes('/edit?key='), TIMEOUT_MS), ended]);
  addresses = written
    .trim()
    .split('\n')
    .slice(-3)
    .map((line) => line.split(': ').at(-1) ?? '');
  browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
});

afterAll(() => stop());

const file = join(folder, 'content/site.yaml');
const contact = async () => (await fetch(`${addresses[0]}/contact`)).text();

test('a request without a script is followed from the form to the tour', async () => {
  const [site = '', emails = ''] = addresses;
  const page = await browser.newPage({ javaScriptEnabled: false });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(`${site}/contact`);
  for (const [name, value] of Object.entries(FAMILY))
    if (name !== 'form-name') await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('form[name] [type=submit]').click();
  await page.waitForURL(/\/thank-you/);

  await page.goto(emails);
  await page.getByRole('listitem').filter({ hasText: 'desk@example.org' }).getByRole('link').click();
  await page.locator('a[href*="/staff/"]').first().click();
  expect(page.url()).toContain(`${site}/staff/request/`);
  for (const outcome of ['No answer', 'We reached them', 'They came for the tour']) {
    await page.getByRole('radio', { name: outcome }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('group', { name: `Saved: ${outcome}` }).waitFor();
  }
  await page.close();
});

test('a closing day that is saved in /edit is on the site until it is put back', async () => {
  const before = readFileSync(file, 'utf8');
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(addresses[2] ?? '');
  await page.getByText('Nothing goes online.').waitFor();
  await page.getByRole('link', { name: 'We are closed on…' }).click();
  await page.getByRole('button', { name: 'Add a closing day' }).click();
  await page.getByLabel('Date').fill('2099-11-03');

  // A slow form that is on its way while the site changes.
  const body = new URLSearchParams({ ...FAMILY, message: 'A slow one.' }).toString();
  const socket = connect(port, '127.0.0.1');
  const type = 'content-type: application/x-www-form-urlencoded';
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost:${port}\r\n${type}\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  const answered = once(socket, 'data');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const line = page.getByRole('status').filter({ hasText: 'We are closed on…:' });
  await line.waitFor();
  const post = () =>
    fetch(`http://localhost:${port}/`, { method: 'POST', body: new URLSearchParams(FAMILY), redirect: 'manual' });
  await vi.waitFor(
    async () => {
      // A form that is sent meanwhile is answered.
      expect((await post()).status).toBe(200);
      expect(await line.textContent()).toContain('on this site now');
    },
    { timeout: TIMEOUT_MS, interval: 500 },
  );
  socket.write(body.slice(9));
  expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 200 /);
  expect(await contact()).toContain('November 3');
  expect(readFileSync(file, 'utf8')).toBe(before.replace(/(closingDays:\n(?: .*\n)*)/, '$1  - date: 2099-11-03\n'));
  expect(statSync(file).mode & 0o444).toBe(0o444);

  // A file that was broken by hand keeps the old site, and the editor says why.
  const other = join(folder, 'content/en/pages/about.yaml');
  const about = readFileSync(other, 'utf8');
  writeFileSync(other, about.replace('menuLabel: ', 'menuLable: '));
  await page.getByRole('link', { name: 'Phone and address' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('new@orchard.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refused = page.getByRole('status').filter({ hasText: 'Not on this site' });
  await refused.waitFor();
  expect(await refused.textContent()).toContain('About');
  expect(await contact()).not.toContain('new@orchard.example');
  writeFileSync(other, about);

  for (const [save, change] of [
    [/^Phone and address, .*this computer/, 'new@orchard.example'],
    [/^We are closed on…, |^Closing days, /, '2099-11-03'],
  ] as const) {
    await page.getByRole('button', { name: 'Put a save back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: save }).first().click();
    await dialog.getByRole('button', { name: 'Put it back' }).click();
    await dialog.waitFor({ state: 'detached' });
    // The next one would be refused while this one is being saved.
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).not.toContain(change), TIMEOUT_MS);
  }
  await vi.waitFor(async () => expect(await contact()).not.toContain('November 3'), {
    timeout: TIMEOUT_MS,
    interval: 500,
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
  await page.close();
});
