import { expect, open, replaceInPages, resize, test } from '../helpers/page/test.ts';
import { hiddenText } from '../helpers/page/text.ts';

test('the h1 of a service page is the largest text at every width', async ({ page }) => {
  await open(page, '/services/meals');
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const largest = (texts: string) =>
      page
        .locator(texts)
        .evaluateAll((found) => Math.max(...found.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))));
    expect(await largest('main :is(h2, h3, p)'), `at ${width} px`).toBeLessThan(await largest('h1'));
  }
});

for (const width of [390, 1280])
  test(`at most one primary button is in the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const buttons = page.locator('[data-tone="primary"][href], [type="submit"]');
    for (const path of ['/contact', '/services', '/services/meals', '/testimonials', '/memory-loss', '/thank-you']) {
      await open(page, path);
      for (const top of await buttons.evaluateAll(edges)) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(() => buttons.evaluateAll(countInWindow), `${path} at ${top}`).toBeLessThanOrEqual(1);
      }
    }
  });

/** How far to scroll until each button has just entered the window, and until it has just left. */
function edges(buttons: Element[]): number[] {
  return buttons.flatMap((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return [top - innerHeight + 20, bottom + 1];
  });
}

function countInWindow(buttons: Element[]): number {
  return buttons.filter((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && getComputedStyle(button).visibility === 'visible';
  }).length;
}

test('the Spanish home page fits every width', async ({ page }) => {
  await open(page, '/es');
  for (const width of [390, 480, 640, 768, 834, 1024, 1104, 1105, 1440, 1920]) {
    await resize(page, width);
    expect.soft(await hiddenText(page), `hidden text at ${width} px`).toEqual([]);
    const language = page.getByRole('banner').getByRole('link', { name: 'English' });
    await expect.soft(language, `at ${width} px`).toBeInViewport();
  }
});

for (const path of ['/', '/about', '/services', '/contact', '/questions', '/testimonials'])
  test(`${path} has the same words on phones as on wide screens`, async ({ page }) => {
    await open(page, path);
    const words = async (width: number) => {
      await resize(page, width);
      return page.locator('main').evaluate((main: HTMLElement) => {
        for (const fold of main.querySelectorAll('details')) fold.open = true;
        return main.innerText.split(/\s+/);
      });
    };
    const [wide, phone] = [await words(1280), new Set(await words(390))];
    expect(wide.filter((word) => !phone.has(word))).toEqual([]);
  });

test('without container queries, home on phones is at most a little longer', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, bypassCSP: true, baseURL });
  const height = async () => {
    await page.goto('/');
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  const today = await height();
  await replaceInPages(page, '/', [[/@container[^{]+/g, '@media not all']]);
  expect(await height()).toBeLessThan(1.12 * today);
  await page.close();
});
