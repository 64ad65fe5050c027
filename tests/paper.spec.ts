import { addressLines } from '../shared/facts.ts';
import { everyAddress } from './support/addresses.ts';
import { facts } from './support/facts.ts';
import { overprints, type Paper, partsOfPage, print, withoutSpaces } from './support/page/paper.ts';
import { expect, open, test } from './support/page/test.ts';

for (const format of ['Letter', 'A4'] as const)
  for (const address of everyAddress)
    test(`${address} on ${format}: no text over text, no row or card on two sheets, all in order`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await open(page, address);
      const headings = await page.locator('main :is(h1, h2, h3)').filter({ visible: true }).allInnerTexts();
      const parts = await partsOfPage(page);

      const paper = await print(page, format);
      expect(overprints(paper), 'text over text').toEqual([]);
      const split = parts.filter((part) => !paper.sheets.some((sheet) => sheet.includes(withoutSpaces(part))));
      expect(split, 'rows and cards on two sheets').toEqual([]);
      expect(missingFrom(paper, [facts.phone, ...addressLines(facts), ...headings])).toEqual([]);
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
