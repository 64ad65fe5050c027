import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from './test.ts';
import { hiddenText } from './text.ts';

/** Prints the page on Letter paper and returns the text of each sheet without white space, since line breaks differ. */
export async function print(page: Page): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { text } = await extractText(document);
  return text.map(withoutSpaces);
}

/** Checks that a page prints its headings and the contact details in order, legibly, without controls. */
export async function checkPrint(page: Page): Promise<void> {
  const controls = page.locator('nav, iframe, form, main a[data-tone], [data-opening-status], [data-screen-only]');
  await expect.soft(controls.filter({ visible: true }), 'printed controls').toHaveCount(0);
  expect.soft(await blankParts(page), 'empty boxes and questions without an answer').toEqual([]);
  expect.soft(await lightText(page), 'light text, illegible without printed backgrounds').toEqual([]);
  expect.soft(await hiddenText(page), 'hidden text in print').toEqual([]);

  const headings = await page.locator('main :is(h1, h2, h3)').filter({ visible: true }).allInnerTexts();
  const sheets = await print(page);
  expect.soft(sheets.length, 'sheets of paper').toBeLessThanOrEqual(5);
  expect.soft(Math.min(...sheets.map(({ length }) => length)), 'letters on the emptiest sheet').toBeGreaterThan(200);
  const printed = sheets.join('');
  let end = 0;
  for (const text of ['(559) 555-0142', '7 Elm Street', 'Fresno, California 93701', ...headings]) {
    const start = printed.indexOf(withoutSpaces(text), end);
    expect.soft(start, `"${text}" in print`).toBeGreaterThanOrEqual(end);
    end = Math.max(end, start);
  }
}

function blankParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('main .sheet')].filter(
      (box) => tools.isVisible(box) && !box.innerText,
    );
    const questions = [...document.querySelectorAll('main details:not([data-screen-only] *)')].filter(
      (question) => !tools.isVisible(question.querySelector('p') ?? question),
    );
    return [...boxes, ...questions].map(tools.nameOf);
  });
}

function lightText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const channels = (element: Element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    return tools
      .textElements()
      .filter((element) => Math.max(...channels(element)) > 130)
      .map(tools.nameOf);
  });
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, '');
}
