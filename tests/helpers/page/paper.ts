import type { Page } from '@playwright/test';
import { extractTextItems, getDocumentProxy, type StructuredTextItem } from 'unpdf';

/** A printed page read back: for each sheet its text in reading order, and where each piece of it stands. */
export interface Paper {
  /** The words of each sheet, without any space between them: where a line breaks on paper is no matter. */
  sheets: string[];
  pieces: StructuredTextItem[][];
}

/** Prints the page with the margins it asks for. */
export async function print(page: Page, format: 'Letter' | 'A4'): Promise<Paper> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const { items } = await extractTextItems(document);
  const pieces = items.map((sheet) => sheet.filter(({ str }) => str.trim()));
  return { sheets: pieces.map((sheet) => withoutSpaces(sheet.map(({ str }) => str).join(''))), pieces };
}

/** Pairs of texts that stand on each other. */
export function overprints({ pieces }: Paper): string[] {
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
export function partsOfPage(page: Page): Promise<string[]> {
  return page
    .locator('main :is(li, details, .sheet, dl > div)')
    .filter({ visible: true })
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText));
}

export function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, '');
}

/** Letters reach from a quarter below their line to three quarters above it; lines set close may touch by a little. */
function overlap(one: StructuredTextItem, other: StructuredTextItem): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const apart = Math.abs(one.y - other.y);
  return across > 1 && apart < 0.7 * Math.min(one.fontSize, other.fontSize);
}
