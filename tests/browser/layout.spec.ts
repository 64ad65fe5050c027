import type { Page } from '@playwright/test';
import { firstService } from '../helpers/facts.ts';
import { lostTexts } from '../helpers/page/reading.ts';
import { expect, open, test } from '../helpers/page/test.ts';

for (const address of ['/', '/about', '/testimonials', '/contact', firstService])
  test(`every column of ${address} begins on one of twelve lines in a wide window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    expect(await besideTheLines(page)).toEqual([]);
  });

test('the h1 of a service page is the largest text at every width', async ({ page }) => {
  await open(page, firstService);
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const largest = (texts: string) =>
      page
        .locator(texts)
        .evaluateAll((found) => Math.max(...found.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))));
    expect(await largest('main :is(h2, h3, p)'), `at ${width} px`).toBeLessThan(await largest('h1'));
  }
});

test('the Spanish header has room for a sixth link at every width', async ({ page }) => {
  await open(page, '/es');
  const header = page.getByRole('banner');
  const lastLink = header.locator('nav a').last();
  await lastLink.evaluate((link) =>
    link.after(Object.assign(link.cloneNode() as Element, { textContent: 'Preguntas' })),
  );
  for (const width of [320, 390, 480, 640, 768, 834, 1024, 1104, 1105, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await lostTexts(page), `lost texts at ${width} px`).toEqual([]);
    await expect.soft(header.getByRole('link', { name: 'English' }), `at ${width} px`).toBeInViewport();
  }
});

/** Items of grids that begin elsewhere than on the twelve columns of their wrapper, which have 2rem between them. */
function besideTheLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const gap = 2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // Inside cards and forms, and in bands set in their middle, other rules hold; drawings reach past their column.
    const aside = '.sheet, form, details, ol, li, .art, svg, img, [data-category], [data-ground="deep"] .cluster';
    return [...document.querySelectorAll('main .wrapper, main .wrapper *')]
      .filter((grid) => getComputedStyle(grid).display === 'grid' && !grid.closest('li, .sheet, form, details, ol'))
      .filter((grid) => getComputedStyle(grid).textAlign !== 'center')
      .flatMap((grid) => [...grid.children].map((item) => ({ item, wrapper: grid.closest('.wrapper') ?? grid })))
      .filter(({ item }) => tools.isVisible(item) && (item.matches('li') || !item.closest(aside)))
      .filter(({ item, wrapper }) => {
        const { left, width } = wrapper.getBoundingClientRect();
        const column = (width + gap) / 12;
        const from = (item.getBoundingClientRect().left - left) / column;
        return Math.abs(from - Math.round(from)) * column > 2;
      })
      .map(({ item }) => tools.nameOf(item));
  });
}
