import { labelOf } from '../src/page/navigation.ts';
import { everyAddress } from './support/addresses.ts';
import { content, ui } from './support/facts.ts';
import { axeFindings } from './support/page/axe.ts';
import { faintThings } from './support/page/contrast.ts';
import { checkReadableAt } from './support/page/readable.ts';
import { fontSizes, lostTexts } from './support/page/reading.ts';
import { expect, open, test } from './support/page/test.ts';
import { doubleText, setStandardTextSize, spaceText } from './support/page/text-size.ts';
import { hardTargets } from './support/page/touching.ts';

const widths = [320, 390, 768, 1280];

for (const address of everyAddress) {
  test(`${address} can be read and pressed in windows of every width`, async ({ page }) => {
    await open(page, address);
    await checkReadableAt(page, widths, address);
  });

  test(`${address} has menus that can be read and pressed`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, address);
    await page.getByRole('button', { name: ui.menu }).click();
    await page.locator('#menu summary').click();
    for (const [menu, width] of [
      ['#menu', 390],
      ['#menu', 320],
      ['#services-menu', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 1280) await page.getByRole('button', { name: labelOf('/services', content) }).click();
      const at = (what: string) => `${what} of ${menu} at ${width} px`;
      if (width !== 320) expect.soft(await axeFindings(page, 'header'), at('axe')).toEqual([]);
      expect.soft(await lostTexts(page, 'may cut'), at('lost texts')).toEqual([]);
      expect.soft(await hardTargets(page, menu), at('targets')).toEqual([]);
      expect.soft(await faintThings(page), at('contrast')).toEqual([]);
    }
  });

  test(`${address} loses nothing when a reader asks for larger text or wider spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    const before = await fontSizes(page);
    await doubleText(page);
    const after = await fontSizes(page);
    // What is large already may grow less.
    const stiff = before.filter(({ size }, index) => size < 24 && (after[index]?.size ?? 0) < size * 1.8);
    expect.soft(stiff, 'texts that do not grow').toEqual([]);
    expect.soft(await lostTexts(page), 'lost with text of 200 %').toEqual([]);

    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address);
      await spaceText(page);
      expect.soft(await lostTexts(page), `lost with wide spacing at ${width} px`).toEqual([]);
    }

    await setStandardTextSize(page, 32);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address);
      expect.soft(await lostTexts(page), `lost with a standard size of 32 px at ${width} px`).toEqual([]);
    }
  });
}
