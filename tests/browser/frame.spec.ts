import { test as plainTest } from '@playwright/test';
import { itemsOf } from '../../src/site/navigation.ts';
import type { Menu } from '../../src/site/registry.ts';
import { address, content, facts, firstService, phoneLink, ui } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { missingService } from '../helpers/paths.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const { navigation, footer: footerTexts } = ui;
const labelsOf = (menu: Menu) => itemsOf(menu, content).map(({ label }) => label);
const paths = content.services.map(({ path }) => path);

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

test('both menus list all services in order', async ({ page }) => {
  await open(page, '/');
  for (const menu of ['nav > [data-menu]', '[data-menu]:not(nav > *)']) {
    const links = await page
      .locator(`${menu} a[href^="/services/"]`)
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links, menu).toEqual(paths);
  }
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

plainTest('an error in one script does not stop the others', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    // The phone bar needs it and starts first.
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  await open(page, '/');
  await expect.poll(() => errors).toEqual([expect.stringContaining('IntersectionObserver')]);
  await page.locator('header [data-menu] > summary:visible').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-menu][open]')).toHaveCount(0);
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
