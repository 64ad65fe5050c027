import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import puppeteer from 'puppeteer-core';
import { Builder, By, Key, until } from 'selenium-webdriver';
import { DATABASE_FILE } from '../server/storage/database.ts';
import { FIELDS } from '../shared/tour-request/fields.ts';
import { labelOf } from '../src/site/navigation.ts';
import { startLocalServer } from '../tooling/local-server.ts';
import { content } from './helpers/facts.ts';

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

const WEBKIT_PORT = 4447;
const WAIT_MS = 15_000;
const texts = content.ui.tourRequest;
const homeLabel = labelOf('/', content);
const required = FIELDS.filter((field) => field.required);

async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox', headless: true });
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
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (!DISPLAY && !WAYLAND_DISPLAY)
    throw new Error('WebKitGTK needs a screen. Without one, run this with xvfb-run -a.');
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const service = spawn('WebKitWebDriver', [`--port=${WEBKIT_PORT}`], { stdio: 'ignore' });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${WEBKIT_PORT}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build();
  // The narrowest window of MiniBrowser has 447 pixels.
  await driver.manage().window().setRect({ width: 447, height: 844 });
  const shown = async (selector: string) => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), WAIT_MS);
    return driver.wait(until.elementIsVisible(element), WAIT_MS);
  };
  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: (url) => driver.get(url),
    click: async (selector) => (await shown(selector)).click(),
    type: async (selector, text) => (await shown(selector)).sendKeys(text),
    async tab() {
      await driver.actions().sendKeys(Key.TAB).perform();
      return driver.executeScript('return document.activeElement.innerText');
    },
    async expectText(selector, text) {
      await driver.wait(until.elementTextContains(await shown(selector), text), WAIT_MS);
    },
    async close() {
      await driver.quit();
      service.kill();
    },
  };
}

/** Home, menu, a question, the form with errors, then sent and stored. */
async function visit(browser: Browser, server: Awaited<ReturnType<typeof startLocalServer>>) {
  const name = `Visitor in ${browser.name}`;
  const values: Record<string, string> = { name, email: 'family@example.net', phone: '(559) 555-0199' };
  await browser.open(`${server.url}/`);
  await browser.click('header [data-menu]:not(nav > *) > summary');
  // WebKit once left the focus on the button.
  const focused = await browser.tab();
  if (focused !== homeLabel) throw new Error(`Tab leads to "${focused}" instead of the first link of the menu`);
  await browser.click('header [data-menu][open] a[href="/questions"]');
  await browser.click('main details summary');
  await browser.expectText('main details[open]', ' ');
  await browser.open(`${server.url}/contact`);
  await browser.type('#tour [name="name"]', name);
  await browser.click('#tour [type="submit"]');
  await browser.expectText('#tour', texts.summaryMany.replace('{count}', String(required.length - 1)));
  for (const field of required.slice(1))
    await browser.type(`#tour [name="${field.name}"]`, values[field.name] ?? 'Fresno');
  await browser.click('#tour [type="submit"]');
  await browser.expectText('#tour', texts.thanks.heading);
  const database = new DatabaseSync(join(server.dataDir, DATABASE_FILE), { readOnly: true });
  const stored = database.prepare('SELECT count(*) AS count FROM tour_request WHERE name = ?').get(name);
  database.close();
  if (stored?.count !== 1) throw new Error(`${stored?.count} requests stored instead of 1`);
}

const server = await startLocalServer();
for (const openBrowser of [openFirefox, openWebKit]) {
  const browser = await openBrowser();
  try {
    await visit(browser, server);
    console.log(`${browser.name}: the visit went well`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${browser.name}:`, error);
  }
  await browser.close();
}
await server.stop();
