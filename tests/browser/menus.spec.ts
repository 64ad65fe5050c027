import type { Locator, Page } from '@playwright/test';
import { labelOf } from '../../src/site/navigation.ts';
import { content, firstService, phoneLink, ui } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { setStandardTextSize } from '../helpers/page/text-size.ts';

const dropDown = {
  name: 'the services drop-down',
  button: labelOf('/services', content),
  menu: 'header nav > [data-menu]',
  window: { width: 1280, height: 720 },
};
const mobileMenu = {
  name: 'the mobile menu',
  button: ui.menu,
  menu: 'header [data-menu]:not(nav > *)',
  window: { width: 390, height: 667 },
};

/** True if nothing covers the center of the element. */
const isInFront = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const kind of [dropDown, mobileMenu])
  test.describe(kind.name, () => {
    test.use({ viewport: kind.window });

    const buttonOf = (page: Page) => page.locator(`${kind.menu} > summary`);
    const sheetOf = (page: Page) => page.locator(`${kind.menu} > div`);
    const bottom = kind.window.height - 5;

    const closing: [how: string, close: (page: Page) => Promise<unknown>][] = [
      ['a second click', (page) => buttonOf(page).click({ delay: 450 })],
      ['Enter', (page) => buttonOf(page).press('Enter')],
      ['Space', (page) => buttonOf(page).press('Space')],
      ['Esc', (page) => page.keyboard.press('Escape')],
      ['a click on the page', (page) => page.mouse.click(5, bottom, { delay: 450 })],
      ['a click on the free part of the header', (page) => page.mouse.click(3, 20)],
      ['focus outside of it', (page) => page.getByRole('main').focus()],
      ['a link', (page) => page.locator(`${kind.menu} a`).first().click()],
      [
        'the back/forward cache',
        (page) => page.evaluate(() => document.dispatchEvent(new PageTransitionEvent('pagehide', { bubbles: true }))),
      ],
    ];

    for (const [how, close] of closing)
      test(`closes by ${how}`, async ({ page }) => {
        await open(page, '/about');
        await buttonOf(page).click();
        await expect(sheetOf(page)).toBeVisible();
        await close(page);
        await expect(sheetOf(page)).toBeHidden();
      });

    for (const key of ['Enter', 'Space'])
      test(`opens by ${key}`, async ({ page }) => {
        await open(page, '/');
        await expect(buttonOf(page)).toContainText(kind.button);
        await buttonOf(page).press(key);
        await expect(sheetOf(page)).toBeVisible();
      });

    test('returns focus to its button on Esc', async ({ page }) => {
      await open(page, '/');
      await buttonOf(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator(`${kind.menu} a`).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(buttonOf(page)).toBeFocused();
    });

    test('stays open on a double click', async ({ page }) => {
      await open(page, '/');
      const before = await buttonOf(page).boundingBox();
      await buttonOf(page).dblclick();
      await page.mouse.move(5, bottom);
      await expect(sheetOf(page)).toBeVisible();
      expect(await buttonOf(page).boundingBox()).toEqual(before);
    });

    test('a click on the page beside it follows no link', async ({ page }) => {
      await open(page, '/services');
      await buttonOf(page).click();
      await page.evaluate(() => scrollBy({ top: 900, behavior: 'instant' }));
      await page.locator('main li a').evaluateAll((links) => {
        for (const link of links) link.addEventListener('click', () => link.setAttribute('data-clicked', ''));
      });
      for (const x of [20, 200, 380]) await page.mouse.click(x, bottom);
      await expect(page.locator('[data-clicked]')).toHaveCount(0);
    });

    test('scrolls in a short window', async ({ page }) => {
      await page.setViewportSize({ ...kind.window, height: 250 });
      await open(page, firstService);
      await buttonOf(page).click();
      const last = sheetOf(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      expect(await sheetOf(page).evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(0);
    });

    test('is not opened by a link to its words', async ({ page }) => {
      await page.goto(`/questions#:~:text=${encodeURIComponent(content.services[0]?.shortTitle ?? '')}`);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[data-menu][open]')).toHaveCount(0);
      expect(await sheetOf(page).evaluate((sheet) => sheet.checkVisibility())).toBe(false);
    });

    test('lists the services in order, then what families ask first', async ({ page }) => {
      await open(page, '/');
      const links = page.locator(`${kind.menu} a[href^="/services/"], ${kind.menu} a[href^="/questions"]`);
      expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
        ...content.services.map(({ path }) => path),
        '/questions#cost',
        '/questions#rides',
        '/questions#how-to-start',
        '/questions',
      ]);
    });

    test('works without JavaScript', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: kind.window, baseURL });
      await page.goto('/about');
      await buttonOf(page).click();
      await expect(sheetOf(page)).toBeVisible();
      await page.mouse.click(5, bottom);
      await expect(sheetOf(page)).toBeHidden();
      await page.close();
    });
  });

test.describe(`${mobileMenu.name} on a phone`, () => {
  test.use({ viewport: mobileMenu.window });

  const openMenu = (page: Page) => page.locator(`${mobileMenu.menu} > summary`).click();

  test('expands the list of services', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    const service = page.locator(`${mobileMenu.menu} a[href="${firstService}"]`);
    await expect(service).toBeHidden();
    await page.locator(`${mobileMenu.menu} nav summary`).click();
    await expect(service).toBeVisible();
  });

  test('leaves one call link in reach', async ({ page }) => {
    await open(page, '/about');
    await openMenu(page);
    const links = await page.locator(`a[href="${phoneLink}"]`).all();
    expect((await Promise.all(links.map(isInFront))).filter(Boolean)).toHaveLength(1);
  });

  test('its call button never covers the focused link in large text', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await setStandardTextSize(page, 32);
    await open(page, '/');
    await openMenu(page);
    for (const link of await page.locator(`${mobileMenu.menu} nav a:visible`).all()) {
      await link.focus();
      expect.soft(await isInFront(link), (await link.textContent()) ?? '').toBe(true);
    }
  });
});
