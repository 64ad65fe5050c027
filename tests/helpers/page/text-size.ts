import type { Page } from '@playwright/test';
import { resize } from './accessible.ts';
import { expect } from './test.ts';
import { brokenWords, fontSizes, hiddenText } from './text.ts';

/** The text spacing of WCAG 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

export async function setStandardTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Doubles the text size, as a text-only zoom does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Checks that larger text and wider spacing hide nothing. */
export async function checkTextSizes(page: Page, wide: number): Promise<void> {
  await resize(page, wide);
  const before = await fontSizes(page);
  await doubleText(page);
  const after = await fontSizes(page);
  // Headings may grow less.
  const fixed = before.filter(({ size }, index) => size < 24 && (after[index]?.size ?? 0) < size * 1.8);
  expect.soft(fixed, 'text that does not grow').toEqual([]);
  expect.soft(await hiddenText(page), 'hidden text at 200 %').toEqual([]);

  await resetText(page);
  await spaceText(page);
  for (const width of [wide, 390, 320]) {
    await resize(page, width);
    expect.soft(await hiddenText(page), `hidden text with wide spacing at ${width} px`).toEqual([]);
  }

  await resetText(page);
  await setStandardTextSize(page, 32);
  for (const width of [wide, 390]) {
    await resize(page, width);
    expect.soft(await hiddenText(page), `hidden text with a font size of 32 px at ${width} px`).toEqual([]);
  }
  for (const size of [32, 24]) {
    await setStandardTextSize(page, size);
    expect.soft(await brokenWords(page), `broken words with a font size of ${size} px at 390 px`).toEqual([]);
  }
  await setStandardTextSize(page, 16);
}

async function spaceText(page: Page): Promise<void> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, wideSpacing);
}

export async function resetText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
    document.adoptedStyleSheets = [];
  });
}
