import type { Page } from '@playwright/test';
import { everyAddress } from './support/addresses.ts';
import { address as addressLines, facts } from './support/facts.ts';
import { faintThings } from './support/page/contrast.ts';
import { overprints, type Paper, partsOfPage, print, withoutSpaces } from './support/page/paper.ts';
import { expect, open, test } from './support/page/test.ts';

for (const address of everyAddress)
  test(`${address} prints all it says in order, in black on white, with no text over text and no row on two sheets`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await open(page, address);
    const leftOver = page.locator('nav, iframe, form, [data-screen-only], [popover]').filter({ visible: true });
    await expect(leftOver).toHaveCount(0);
    expect(await paleTexts(page), 'pale ink, which nobody can read where grounds are not printed').toEqual([]);
    expect(await faintThings(page)).toEqual([]);

    const headings = await page.locator('main :is(h1, h2, h3)').filter({ visible: true }).allInnerTexts();
    const parts = await partsOfPage(page);
    for (const format of ['Letter', 'A4'] as const) {
      const paper = await print(page, format);
      expect(overprints(paper), `text over text on ${format}`).toEqual([]);
      const split = parts.filter((part) => !paper.sheets.some((sheet) => sheet.includes(withoutSpaces(part))));
      expect(split, `rows and cards on two sheets of ${format}`).toEqual([]);
      expect(missingFrom(paper, [facts.phone, ...addressLines, ...headings]), `missing on ${format}`).toEqual([]);
    }
  });

for (const format of ['Letter', 'A4'] as const)
  test(`the home page takes six ${format} sheets at most`, async ({ page }) => {
    await open(page, '/');
    expect((await print(page, format)).sheets.length).toBeLessThanOrEqual(6);
  });

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
