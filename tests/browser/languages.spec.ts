/*
 * Pages in other languages. They share everything but words with the English ones, which `every-page.spec.ts` looks at
 * closely: one visit in a narrow and a wide window shows what other words can break, in a quarter of the time.
 */
import { translatedAddresses } from '../helpers/addresses.ts';
import { checkReadableAt } from '../helpers/page/readable.ts';
import { lostTexts } from '../helpers/page/reading.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { doubleText } from '../helpers/page/text-size.ts';

for (const { locale, address } of translatedAddresses)
  test(`${address} holds the words of its language`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, address);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await checkReadableAt(page, [320, 1280], address);
    await doubleText(page);
    expect.soft(await lostTexts(page), 'lost with text of 200 %').toEqual([]);
  });
