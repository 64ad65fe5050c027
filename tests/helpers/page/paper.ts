import type { Page } from '@playwright/test';
import { extractTextItems, getDocumentProxy, type StructuredTextItem } from 'unpdf';
import { address as addressLines, facts } from '../facts.ts';
import { faintThings } from './contrast.ts';
import { expect } from './test.ts';

/** A printed page read back: for each sheet its text in reading order, and the place of each piece. */
interface Paper {
  /** The words of each sheet, without any space between them: where a line breaks on paper is no matter. */
  sheets: string[];
  pieces: StructuredTextItem[][];
}

/** Prints the page on Letter sheets, with the margins it asks for. */
export async function print(page: Page): Promise<Paper> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { items } = await extractTextItems(document);
  const pieces = items.map((sheet) => sheet.filter(({ str }) => str.trim()));
  return { sheets: pieces.map((sheet) => withoutSpaces(sheet.map(({ str }) => str).join(''))), pieces };
}

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
  const paper = await print(page);
  expect.soft(overprints(paper), 'text over text').toEqual([]);
  const split = parts.filter((part) => !paper.sheets.some((sheet) => sheet.includes(withoutSpaces(part))));
  expect.soft(split, 'rows and cards on two sheets').toEqual([]);
  const texts = [facts.phone, ...addressLines, ...headings, ...footer.slice(-1)];
  expect.soft(missingFrom(paper, texts), 'missing on paper').toEqual([]);
}

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

function overprints({ pieces }: Paper): string[] {
  return pieces.flatMap((sheet) =>
    sheet.flatMap((one, index) =>
      sheet
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.str} on ${other.str}`),
    ),
  );
}

/** The text of each part of the page that must stay in one piece on one sheet: rows, cards and answers. */
function partsOfPage(page: Page): Promise<string[]> {
  return page
    .locator('main :is(li, details, .sheet, dl > div)')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, '');
}

/** Letters reach from a quarter below their line to three quarters above it; lines set close may touch by a little. */
function overlap(one: StructuredTextItem, other: StructuredTextItem): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const apart = Math.abs(one.y - other.y);
  return across > 1 && apart < 0.7 * Math.min(one.fontSize, other.fontSize);
}
