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

const buttonOf = (page: Page, { menu }: { menu: string }) => page.locator(`${menu} > summary`);
const sheetOf = (page: Page, { menu }: { menu: string }) => page.locator(`${menu} > div`);

/** True if nothing covers the center of the element. */
const isInFront = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Clicks after the time in which a second click is ignored. */
async function clickAfterPause(page: Page, button: Locator) {
  await page.waitForTimeout(450);
  await button.click();
}

for (const kind of [dropDown, mobileMenu])
  test.describe(kind.name, () => {
    test.use({ viewport: kind.window });

    test('toggles by click, Enter and Space', async ({ page }) => {
      await open(page, '/');
      const button = buttonOf(page, kind);
      const menu = sheetOf(page, kind);
      await expect(button).toContainText(kind.button);
      await expect(menu).toBeHidden();
      await button.focus();
      for (const act of [
        () => clickAfterPause(page, button),
        () => page.keyboard.press('Enter'),
        () => page.keyboard.press('Space'),
      ]) {
        await act();
        await expect(menu).toBeVisible();
        await act();
        await expect(menu).toBeHidden();
      }
    });

    test('returns focus to its button on Esc', async ({ page }) => {
      await open(page, '/');
      await buttonOf(page, kind).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator(`${kind.menu} a`).first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(sheetOf(page, kind)).toBeHidden();
      await expect(buttonOf(page, kind)).toBeFocused();
    });

    test('closes when focus leaves it', async ({ page }) => {
      await open(page, '/about');
      await buttonOf(page, kind).focus();
      await page.keyboard.press('Enter');
      await page.locator(`${kind.menu} a`).last().focus();
      await page.keyboard.press('Tab');
      await expect(sheetOf(page, kind)).toBeHidden();
      expect(await page.evaluate(() => document.activeElement?.closest('main, header') !== null)).toBe(true);
    });

    test('does not cover its button in larger text', async ({ page }) => {
      await page.setViewportSize({ ...kind.window, height: 900 });
      await open(page, '/about');
      const button = page.locator('[data-menu] > summary:visible');
      for (const size of [20, 24, 32]) {
        await setStandardTextSize(page, size);
        await clickAfterPause(page, button);
        await expect(page.locator('[data-menu][open]')).toHaveCount(1);
        await clickAfterPause(page, button);
        await expect(page.locator('[data-menu][open]')).toHaveCount(0);
      }
      await expect(page).toHaveURL('/about');
    });

    test('stays open on mouse leave', async ({ page }) => {
      await open(page, '/');
      await buttonOf(page, kind).click();
      await page.locator(`${kind.menu} a`).first().hover();
      await page.mouse.move(5, kind.window.height - 5);
      await page.mouse.move(5, kind.window.height - 10);
      await expect(sheetOf(page, kind)).toBeVisible();
    });

    test('closes when one of its links is clicked', async ({ page }) => {
      await open(page, '/about');
      await buttonOf(page, kind).click();
      const link = page.locator(kind.menu).getByRole('link').first();
      const target = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(target ?? '');
      await expect(sheetOf(page, kind)).toBeHidden();
      await buttonOf(page, kind).click();
      await page.locator(`${kind.menu} a[aria-current]`).first().click();
      await expect(page).toHaveURL(target ?? '');
      await expect(sheetOf(page, kind)).toBeHidden();
    });

    test('a click outside only closes it', async ({ page }) => {
      await open(page, '/services');
      await buttonOf(page, kind).click();
      const box = await sheetOf(page, kind).boundingBox();
      const below = (box?.y ?? 0) + (box?.height ?? 0) + 10;
      // Scrolls a service card under the pointer.
      const card = page.getByRole('main').locator('li a').first();
      await card.evaluate((link, top) => {
        const cover = link.closest('li')?.getBoundingClientRect();
        scrollBy({ top: (cover?.top ?? 0) - top, behavior: 'instant' });
      }, below - 20);
      const cardBox = await page.getByRole('main').locator('li:has(a)').first().boundingBox();
      await page.waitForTimeout(450);
      await page.mouse.click((cardBox?.x ?? 0) + 30, below + 10);
      await expect(sheetOf(page, kind)).toBeHidden();
      await page.waitForTimeout(200);
      await expect(page).toHaveURL('/services');
    });

    test('stays open on a double click', async ({ page }) => {
      await open(page, '/');
      const button = buttonOf(page, kind);
      const before = await button.boundingBox();
      await button.dblclick();
      await expect(sheetOf(page, kind)).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
    });

    test('is closed after a restore from the back/forward cache', async ({ page }) => {
      await open(page, '/');
      await buttonOf(page, kind).click();
      await expect(sheetOf(page, kind)).toBeVisible();
      await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expect(sheetOf(page, kind)).toBeHidden();
    });

    test('scrolls in a short window', async ({ page }) => {
      await page.setViewportSize({ ...kind.window, height: 360 });
      await open(page, firstService);
      await buttonOf(page, kind).click();
      const menu = sheetOf(page, kind);
      const box = await menu.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
      const last = menu.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      expect(await menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    });

    test('works without JavaScript', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: kind.window, baseURL });
      await page.goto('/about');
      await buttonOf(page, kind).click();
      await expect(sheetOf(page, kind)).toBeVisible();
      await page.mouse.click(5, kind.window.height - 5);
      await expect(sheetOf(page, kind)).toBeHidden();
      await buttonOf(page, kind).click();
      await page.locator(`${kind.menu} a`).first().click();
      await expect(page).not.toHaveURL('/about');
      await expect(sheetOf(page, kind)).toBeHidden();
      await page.close();
    });
  });

test('the mobile menu expands the list of services', async ({ page }) => {
  await page.setViewportSize(mobileMenu.window);
  await open(page, '/');
  const button = buttonOf(page, mobileMenu);
  await expect(button).toHaveText(ui.menu, { useInnerText: true });
  await button.click();
  const service = page.locator(`${mobileMenu.menu} a[href="${firstService}"]`);
  await expect(service).toBeHidden();
  await page.locator(`${mobileMenu.menu} nav summary`).click();
  await expect(service).toBeVisible();
});

test('only one call link is reachable while the mobile menu is open', async ({ page }) => {
  await page.setViewportSize(mobileMenu.window);
  await open(page, '/about');
  await buttonOf(page, mobileMenu).click();
  const reachable = async () => {
    const links = await page.locator(`a[href="${phoneLink}"]`).all();
    return (await Promise.all(links.map(isInFront))).filter(Boolean).length;
  };
  // The bar at the bottom slides out.
  await expect.poll(reachable).toBe(1);
});

test('the call button of the mobile menu never covers the focused link in large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await setStandardTextSize(page, 32);
  await open(page, '/');
  await buttonOf(page, mobileMenu).click();
  for (const link of await page.locator(`${mobileMenu.menu} nav a:visible`).all()) {
    await link.focus();
    expect.soft(await isInFront(link), (await link.textContent()) ?? '').toBe(true);
  }
});
