import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { itemsOf } from '../../src/site/navigation.ts';
import type { Menu } from '../../src/site/registry.ts';
import { address, content, facts, firstService, phoneLink, ui } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { missingService } from '../helpers/paths.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const { navigation, footer: footerTexts } = ui;
const labelsOf = (menu: Menu) => itemsOf(menu, content).map(({ label }) => label);

test('the header links to every page and sticks to the top', async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const items = header.getByRole('navigation', { name: navigation.label }).locator('> a, > details > summary');
  await expect(items.filter({ visible: true })).toContainText(labelsOf('header'));
  await expect(header.locator(`a[href="${phoneLink}"]`).filter({ visible: true })).toContainText(facts.phone);
  await page.evaluate(() => scrollTo(0, 1500));
  expect((await header.boundingBox())?.y).toBe(0);
  await header.getByRole('link', { name: ui.logoLabel }).click();
  await expect(page).toHaveURL('/');
});

test('the header marks Services as current on its pages only', async ({ page }) => {
  const button = page.locator('header [data-menu] > summary:visible');
  for (const path of ['/services', firstService, missingService]) {
    await open(page, path);
    await expect(button, path).toHaveAttribute('aria-current', 'true');
  }
  await open(page, '/about');
  await expect(button).not.toHaveAttribute('aria-current');
});

test('the footer has its links and the contact details', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: footerTexts.quickLinks }).getByRole('link');
  await expect(quick).toHaveText(labelsOf('quickLinks'));
  await expect(footer.locator('a[href="/services"]')).toBeVisible();
  await expect(footer.locator(`a[href="${phoneLink}"]`)).toContainText(facts.phone);
  await expect(footer.getByRole('link', { name: facts.email })).toHaveAttribute('href', `mailto:${facts.email}`);
  for (const text of [...address, ...content.hours]) await expect(footer).toContainText(text);
});

test('the copyright line shows the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-03-05T12:00:00-08:00'));
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${facts.name}`);
});

test('removes the service worker of an older site', async ({ browser, baseURL }) => {
  const oldWorker = `addEventListener('install', () => skipWaiting());
    addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => event.respondWith(new Response('Old site')));`;
  let isOld = true;
  const host = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(`${baseURL}${url}`);
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    response.end(isOld && url === '/sw.js' ? oldWorker : Buffer.from(await answer.arrayBuffer()));
  });
  await once(host.listen(0), 'listening');
  const page = await browser.newPage({ baseURL: `http://localhost:${(host.address() as AddressInfo).port}` });
  await page.goto('/about');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto('/about');
  await expect(page.getByText('Old site')).toBeVisible();
  isOld = false;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.close();
  host.close();
});

test('names the place to report a vulnerability', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${facts.email}`);
  const [, expires] = /Expires: (.*)/.exec(text) ?? [];
  expect(Date.parse(expires ?? '')).toBeGreaterThan(Date.now());
});

test('names are not translated', async ({ page }) => {
  await open(page, '/es/contact');
  for (const text of [facts.name, facts.address.street, facts.email, 'English'])
    for (const element of await page.locator('body').getByText(text, { exact: true }).all())
      expect(await element.evaluate((found) => found.closest('[translate="no"]') !== null), text).toBe(true);
});
