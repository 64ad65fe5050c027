import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './helpers/caddy.ts';
import { needs } from './helpers/needs.ts';
import { query } from './helpers/server.ts';
import { startServerProcess } from './helpers/server-process.ts';

interface Browser {
  name: string;
  open(url: string): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses Tab and returns the text of the element that has the focus then. */
  tab(): Promise<string>;
  /** Waits until an element shows a text. */
  expectText(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const WAIT_MS = 30_000;

async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  const shown = (selector: string) => page.locator(selector).setTimeout(WAIT_MS);
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    click: (selector) => shown(selector).click(),
    async type(selector, text) {
      await shown(selector).wait();
      await page.type(selector, text);
    },
    async tab() {
      await page.keyboard.press('Tab');
      return page.evaluate(() => (document.activeElement as HTMLElement).innerText);
    },
    async expectText(selector, text) {
      const isShown = (selector: string, text: string) =>
        document.querySelector<HTMLElement>(selector)?.innerText.includes(text);
      await page.waitForFunction(isShown, { timeout: WAIT_MS }, selector, text);
    },
    close: () => browser.close(),
  };
}

async function openWebKit(): Promise<Browser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  onTestFinished(() => void service.kill());
  // https://www.w3.org/TR/webdriver2
  const send = async (method: 'DELETE' | 'POST', path: string, body?: object) => {
    const url = `http://127.0.0.1:${port}/session${path}`;
    const answer = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const repeat = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (const end = performance.now() + WAIT_MS; ; await setTimeout(100))
      try {
        return await attempt();
      } catch (error) {
        if (performance.now() > end) throw error;
      }
  };
  const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const { sessionId, capabilities } = await repeat(() => send('POST', '', { capabilities: { alwaysMatch: options } }));
  const command = (path: string, body: object = {}) => send('POST', `/${sessionId}${path}`, body);
  const evaluate = (script: string, ...args: string[]) => command('/execute/sync', { script, args });
  const act = (selector: string, action: string, body = {}) =>
    repeat(async () => {
      const [id] = Object.values(await command('/element', { using: 'css selector', value: selector }));
      await command(`/element/${id}/${action}`, body);
    });
  // The narrowest window of MiniBrowser has 447 pixels.
  await command('/window/rect', { width: 447, height: 844 });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => command('/url', { url }),
    click: (selector) => act(selector, 'click'),
    type: (selector, text) => act(selector, 'value', { text }),
    async tab() {
      const press = ['keyDown', 'keyUp'].map((type) => ({ type, value: '\uE004' }));
      await command('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: press }] });
      return evaluate('return document.activeElement.innerText');
    },
    expectText: (selector, text) =>
      repeat(async () => {
        const shown = await evaluate('return document.querySelector(arguments[0])?.innerText', selector);
        if (!shown?.includes(text)) throw new Error(`"${shown}" instead of "${text}"`);
      }),
    close: () => send('DELETE', `/${sessionId}`),
  };
}

/** Home, menu, a question, the form with errors, then sent and stored. */
async function visit(browser: Browser): Promise<void> {
  onTestFinished(() => browser.close());
  const server = await startServerProcess();
  const name = `Visitor in ${browser.name}`;
  await browser.open(`${server.url}/`);
  await browser.click('header [data-menu]:not(nav > *) > summary');
  // WebKit once left the focus on the button.
  const focused = await browser.tab();
  if (focused !== 'Front Porch') throw new Error(`Tab leads to "${focused}" instead of the first link of the menu`);
  await browser.click('header [data-menu][open] a[href="/questions"]');
  await browser.click('main details summary');
  await browser.expectText('main details[open]', ' ');
  await browser.open(`${server.url}/questions#how-to-start`);
  await browser.expectText('main details[open] #how-to-start', 'You come for a visit first.');
  await browser.open(`${server.url}/contact`);
  await browser.type('#tour [name="name"]', name);
  await browser.click('#tour [type="submit"]');
  await browser.expectText('#tour', '3 boxes need another look');
  await browser.type('#tour [name="address"]', 'Fresno');
  await browser.type('#tour [name="email"]', 'family@example.net');
  await browser.type('#tour [name="phone"]', '(559) 555-0199');
  await browser.click('#tour [type="submit"]');
  await browser.expectText('#tour', 'We Have It!');
  expect(query(server.dataDir, 'SELECT name FROM tour_request')).toEqual([{ name }]);
}

test('a family visits in Firefox', async (context) => {
  await visit(await openFirefox(needs(context, 'firefox')));
});

test('a family visits in WebKit', async (context) => {
  needs(context, 'WebKitWebDriver');
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  context.skip(!DISPLAY && !WAYLAND_DISPLAY, 'a screen, such as that of xvfb-run');
  await visit(await openWebKit());
});
