import type { Page } from '@playwright/test';
import { checkAccessible } from '../helpers/page/accessible.ts';
import { isInFront } from '../helpers/page/targets.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { setStandardTextSize } from '../helpers/page/text.ts';

const phone = { width: 390, height: 667 };
const mobileMenu = 'header [data-menu]:not(nav > *)';

for (const [name, label, menu, window] of [
  ['the services drop-down', 'What We Do', 'header nav > [data-menu]', { width: 1280, height: 720 }],
  ['the mobile menu', 'Menu', mobileMenu, phone],
] as const)
  test.describe(name, () => {
    test.use({ viewport: window });

    const buttonOf = (page: Page) => page.locator(`${menu} > summary`);
    const sheetOf = (page: Page) => page.locator(`${menu} > div`);
    const bottom = window.height - 5;

    test('opens by click, Enter and Space', async ({ page }) => {
      await open(page, '/about');
      const button = buttonOf(page);
      await expect(button).toContainText(label);
      const ways = [() => button.click({ delay: 450 }), () => button.press('Enter'), () => button.press('Space')];
      for (const toggle of ways) {
        await toggle();
        await expect(sheetOf(page)).toBeVisible();
        await toggle();
        await expect(sheetOf(page)).toBeHidden();
      }
    });

    const closing: [how: string, close: (page: Page) => Promise<unknown>][] = [
      ['a click on the page', (page) => page.mouse.click(5, bottom, { delay: 450 })],
      ['a click on the free part of the header', (page) => page.mouse.click(3, 20)],
      ['focus outside of it', (page) => page.getByRole('main').focus()],
      [
        'the back/forward cache',
        (page) => page.evaluate(() => document.dispatchEvent(new PageTransitionEvent('pagehide', { bubbles: true }))),
      ],
      ['a link', (page) => page.locator(`${menu} a`).first().click()],
    ];

    for (const [how, close] of closing)
      test(`closes by ${how}`, async ({ page }) => {
        await open(page, '/about');
        await buttonOf(page).press('Enter');
        await expect(sheetOf(page)).toBeVisible();
        await close(page);
        await expect(sheetOf(page)).toBeHidden();
      });

    test('closes by Esc, which returns focus to its button', async ({ page }) => {
      await open(page, '/');
      await buttonOf(page).press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator(`${menu} a`).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(sheetOf(page)).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
    });

    test('stays open on a double click', async ({ page }) => {
      await open(page, '/services');
      const before = await buttonOf(page).boundingBox();
      await buttonOf(page).dblclick();
      await page.mouse.move(5, bottom);
      await expect(sheetOf(page)).toBeVisible();
      expect(await buttonOf(page).boundingBox()).toEqual(before);
    });

    test('a click on the page follows no link', async ({ page }) => {
      await open(page, '/services');
      await buttonOf(page).click();
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '#followed' });
        Object.assign(link.style, { position: 'fixed', inset: 0 });
        document.querySelector('main')?.append(link);
      });
      await page.mouse.click(5, bottom, { delay: 450 });
      await expect(sheetOf(page)).toBeHidden();
      expect(await page.evaluate(() => location.hash)).toBe('');
    });

    test('lists the services in order, then what families ask first', { tag: '@differs' }, async ({ page }) => {
      await page.setViewportSize({ ...window, height: 250 });
      await open(page, '/services/meals');
      const links = page.locator(`${menu} a[href^="/services/"], ${menu} a[href^="/questions"]`);
      expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
        '/services/meals',
        '/services/nursing',
        '/services/rides',
        '/questions#cost',
        '/questions#rides',
        '/questions#how-to-start',
        '/questions',
      ]);
      await buttonOf(page).click();
      const last = sheetOf(page).getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      expect(await sheetOf(page).evaluate((sheet) => sheet.scrollTop), 'scrolls in a short window').toBeGreaterThan(0);
    });

    test('is not opened by a link to its words', async ({ page }) => {
      await page.goto('/questions#:~:text=Soup');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[data-menu][open]')).toHaveCount(0);
      expect(await sheetOf(page).evaluate((sheet) => sheet.checkVisibility())).toBe(false);
    });

    test('is accessible', async ({ page }) => {
      await open(page, '/');
      await buttonOf(page).click();
      const services = sheetOf(page).locator('nav summary');
      if (await services.isVisible()) {
        await expect(sheetOf(page).locator('a[href="/services/meals"]')).toBeHidden();
        await services.click();
        await expect(sheetOf(page).locator('a[href="/services/meals"]')).toBeVisible();
      }
      await checkAccessible(page, name, 'header', [window.width === 390 ? 320 : 1280]);
    });

    test('works without JavaScript', async ({ scriptless: page }) => {
      await page.goto('/about');
      await buttonOf(page).click();
      await expect(sheetOf(page)).toBeVisible();
      await page.mouse.click(5, bottom);
      await expect(sheetOf(page)).toBeHidden();
    });
  });

test('the mobile menu leaves one call link in reach', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/about');
  await page.locator(`${mobileMenu} > summary`).click();
  const links = await page.locator('a[href="tel:+15595550142"]').all();
  expect((await Promise.all(links.map(isInFront))).filter(Boolean)).toHaveLength(1);
});

test('the call button of the mobile menu never covers the focused link in large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await setStandardTextSize(page, 32);
  await open(page, '/');
  await page.locator(`${mobileMenu} > summary`).click();
  for (const link of await page.locator(`${mobileMenu} nav a:visible`).all()) {
    await link.focus();
    expect.soft(await isInFront(link), (await link.textContent()) ?? '').toBe(true);
  }
});
