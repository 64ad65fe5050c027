import type { Locator } from '@playwright/test';
import { test } from '../../helpers/page/real-site.ts';
import { expect, open, resize } from '../../helpers/page/test.ts';
import { brokenWords, setStandardTextSize } from '../../helpers/page/text.ts';

const paths = ['/', '/about', '/contact', '/questions', '/services', '/services/therapy-services', '/testimonials'];
const widths = [320, 360, 390, 480, 600, 700, 768, 834, 900, 960, 1000, 1024, 1060, 1104, 1152, 1280, 1440, 1920];

for (const path of [...paths, ...paths.map((path) => `/es${path}`.replace(/\/$/, ''))])
  test(`no word, button or phone number of ${path} is on two lines at any width`, async ({ page }) => {
    await open(page, path);
    const words = page.locator('[data-hero-buttons] a > span:last-of-type, a[href^="tel:"] .nowrap');
    const numbers = page.locator('a[href^="tel:"] span').filter({ hasText: /^\(/ });
    const mostLines = (texts: Locator) =>
      texts.evaluateAll((found) =>
        Math.max(
          ...found.map(
            (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
          ),
        ),
      );
    for (const size of [16, 24]) {
      await setStandardTextSize(page, size);
      for (const width of widths) {
        await resize(page, width);
        const at = `at ${width} px with a font size of ${size} px`;
        expect.soft(await brokenWords(page), at).toEqual([]);
        if (size === 16) expect.soft(await mostLines(words), at).toBeLessThan(1.6);
        else if (width <= 390) expect.soft(await mostLines(numbers), at).toBeLessThan(1.6);
      }
    }
  });

for (const width of [834, 960, 1024, 1152])
  test(`no icon and no note stands alone in its row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    for (const [first, last] of [
      ['Personalized Care', '22 Years Experience'],
      ['Customer Experience', 'Professional Service'],
    ] as const) {
      const names = page.getByRole('main').locator(`li:has(> h3, > div > h3)`);
      const tops = await names.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      const texts = await names.allInnerTexts();
      const from = texts.findIndex((text) => text.startsWith(first));
      const row = tops.slice(from, from + 4);
      expect(texts[from + 3], last).toMatch(new RegExp(`^${last}`));
      expect(row.filter((top) => top === row.at(-1)).length, first).toBeGreaterThan(1);
    }
  });
