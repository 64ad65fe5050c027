import { expect, open, test } from '../helpers/page/test.ts';

/** Pixels a page may be high on a phone, by width of the window. */
const longest: [address: string, width: number, height: number][] = [
  ['/', 390, 9700],
  ['/', 360, 10_500],
];

for (const [address, width, height] of longest)
  test(`${address} is at most ${height} px long on a phone ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  });
