import type { Page } from '@playwright/test';
import { resize } from './readable.ts';
import { brokenWords, fontSizes, lostTexts } from './reading.ts';
import { expect } from './test.ts';
import { doubleText, resetText, setStandardTextSize, spaceText } from './text-size.ts';

/** Checks that a page, as it is open, loses nothing when a reader asks for larger text or wider spacing. */
export async function checkTextSizes(page: Page, wide: number): Promise<void> {
  await resize(page, wide);
  const before = await fontSizes(page);
  await doubleText(page);
  const after = await fontSizes(page);
  // What is large already may grow less.
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
  for (const width of [390, wide]) {
    await resize(page, width);
    expect.soft(await lostTexts(page), `lost with a standard size of 32 px at ${width} px`).toEqual([]);
  }
  await setStandardTextSize(page, 24);
  await resize(page, 390);
  expect.soft(await brokenWords(page), 'words broken inside with a standard size of 24 px at 390 px').toEqual([]);
  await setStandardTextSize(page, 16);
}
