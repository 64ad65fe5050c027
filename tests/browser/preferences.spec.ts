import { expect, open, replaceInPages, test } from '../helpers/page/test.ts';

test.describe('with forced colors', () => {
  test.use({ colorScheme: 'dark' });

  test('controls keep their borders', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/contact');
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll('[data-tone][href]:not([aria-label]), button[type=submit], input, textarea')]
        .filter((control) => tools.isVisible(control))
        .filter((control) => {
          const { borderBlockStartWidth, borderBlockStartStyle } = getComputedStyle(control);
          return Number.parseFloat(borderBlockStartWidth) < 2 || borderBlockStartStyle !== 'solid';
        })
        .map(tools.nameOf),
    );
    expect(edgeless).toEqual([]);
    const marked = page.locator('header nav [aria-current]').filter({ visible: true });
    await expect(marked).toHaveCount(1);
    expect(await marked.evaluate((item) => Number.parseFloat(getComputedStyle(item).borderBlockEndWidth))).toBe(4);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(ring).toBe('solid');
  });

  for (const colorScheme of ['dark', 'light'] as const)
    test(`buttons are readable in every state of a ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await open(page, '/contact');
      const button = page.locator('#tour [type="submit"]');
      for (const [state, begin] of Object.entries({
        'at rest': () => {},
        'under the pointer': () => button.hover(),
        focused: () => button.focus(),
        busy: () => button.evaluate((element) => element.setAttribute('aria-disabled', 'true')),
        pressed: () => page.mouse.down(),
      })) {
        await begin();
        expect(await button.evaluate(contrastOf), state).toBeGreaterThan(4.5);
      }
    });

  test('icons have the color of their text', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/about');
    const otherwise = await page.evaluate(() =>
      [...document.querySelectorAll('main svg')]
        .filter((sign) => {
          const { color, backgroundImage } = getComputedStyle(sign);
          return backgroundImage !== 'none' || color !== getComputedStyle(sign.parentElement ?? sign).color;
        })
        .map((sign) => sign.parentElement?.innerText),
    );
    expect(otherwise).toEqual([]);
  });
});

test('icons stay small without CSS', async ({ page }) => {
  await open(page, '/');
  const widths = await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style')) sheet.remove();
    return [...document.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width);
  });
  expect(widths.length).toBeGreaterThan(5);
  // The underline in the hero is as wide as its text.
  expect(Math.max(...widths)).toBeLessThanOrEqual(300);
});

test('pages fit a phone in a browser without cascade layers', async ({ page, baseURL }) => {
  await replaceInPages(page, `${baseURL}/**`, [
    [/content-security-policy/, ''],
    [/@layer/g, '@unknown'],
    [/accent-color:/g, 'unknown:'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/services/meals', '/contact']) {
    await open(page, path);
    await expect(page.locator('body')).toHaveCSS('font-size', '18px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await expect(page.locator('[name="bot-field"]')).toBeHidden();
});

function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [light = 0, dark = 0] = [color, backgroundColor]
    .map((value) => {
      const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map((part) => (Number(part) / 255) ** 2.2);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}
