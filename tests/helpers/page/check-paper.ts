import type { Page } from '@playwright/test';
import { address as addressLines, facts } from '../facts.ts';
import { faintThings } from './contrast.ts';
import { overprints, type Paper, partsOfPage, print, withoutSpaces } from './paper.ts';
import { expect } from './test.ts';

/** Checks that a page prints all it says in order, in black on white, with no text over text and no row on two sheets. */
export async function checkPaper(page: Page): Promise<void> {
  const leftOver = page.locator('nav, iframe, form, [data-screen-only], [popover]').filter({ visible: true });
  await expect.soft(leftOver, 'printed though only a screen can use it').toHaveCount(0);
  const pale = 'printed in pale ink, which nobody can read where grounds are not printed';
  expect.soft(await paleTexts(page), pale).toEqual([]);
  expect.soft(await faintThings(page), 'printed with too little contrast').toEqual([]);

  const headings = await page.locator('main :is(h1, h2, h3)').filter({ visible: true }).allInnerTexts();
  const footer = await page.locator('footer :is(p, li)').filter({ visible: true }).allInnerTexts();
  const parts = await partsOfPage(page);
  for (const format of ['Letter', 'A4'] as const) {
    const paper = await print(page, format);
    expect.soft(overprints(paper), `text over text on ${format}`).toEqual([]);
    const split = parts.filter((part) => !paper.sheets.some((sheet) => sheet.includes(withoutSpaces(part))));
    expect.soft(split, `rows and cards on two sheets of ${format}`).toEqual([]);
    expect
      .soft(
        missingFrom(paper, [facts.phone, ...addressLines, ...headings, ...footer.slice(-1)]),
        `missing on ${format}`,
      )
      .toEqual([]);
  }
}

/** The texts that do not come after the one before them. */
function missingFrom({ sheets }: Paper, texts: string[]): string[] {
  const printed = sheets.join('');
  let end = 0;
  return texts.filter((text) => {
    const start = printed.indexOf(withoutSpaces(text), end);
    if (start >= 0) end = start + withoutSpaces(text).length;
    return start < 0;
  });
}

function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    tools
      .textElements()
      .filter(
        (element) => Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number)) > 130,
      )
      .map(tools.nameOf),
  );
}
