import type { Page } from '@playwright/test';
import { resize } from './readable.ts';
import { brokenWords, fontSizes, lostTexts } from './reading.ts';
import { expect } from './test.ts';

/** The spacing that WCAG 1.4.12 lets a reader ask for. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

export async function setStandardTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Makes the text of the page twice as large, as a text-only zoom does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Checks that a page, as it is open, loses nothing when a reader asks for larger text or wider spacing. */
export async function checkTextSizes(page: Page, wide: number): Promise<void> {
  await resize(page, wide);
  const before = await fontSizes(page);
  await doubleText(page);
  const after = await fontSizes(page);
  // Large text may grow less.
  const stiff = before.filter(({ size }, index) => size < 24 && (after[index]?.size ?? 0) < size * 1.8);
  expect.soft(stiff, 'texts that do not grow').toEqual([]);
  expect.soft(await lostTexts(page), 'lost with text of 200 %').toEqual([]);

  await resetText(page);
  await spaceText(page);
  for (const width of [wide, 390, 320]) {
    await resize(page, width);
    expect.soft(await lostTexts(page), `lost with wide spacing at ${width} px`).toEqual([]);
  }

  await resetText(page);
  await setStandardTextSize(page, 32);
  for (const width of [wide, 390]) {
    await resize(page, width);
    expect.soft(await lostTexts(page), `lost with a standard size of 32 px at ${width} px`).toEqual([]);
  }
  for (const size of [32, 24]) {
    await setStandardTextSize(page, size);
    expect
      .soft(await brokenWords(page), `words broken inside with a standard size of ${size} px at 390 px`)
      .toEqual([]);
  }
  await setStandardTextSize(page, 16);
}

/** Spaces the text of the page as widely as WCAG 1.4.12 lets a reader ask for, and waits until the page has noticed. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, wideSpacing);
}

async function resetText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
    document.adoptedStyleSheets = [];
  });
}
