import { expect, type Page } from '@playwright/test';
import { resize, waitForFrames } from './test.ts';

/** The text spacing of WCAG 1.4.12. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Letters of a word that has room in every box, with text of 200 % on a phone of 390 px. */
const longestWord = 16;

/** Text outside the window, cut off by its box, or under other text. A line clamp may cut text at the default text size. */
export function hiddenText(page: Page, clamp: 'may cut' | 'gives way' = 'gives way'): Promise<string[]> {
  return page.evaluate((clamp) => {
    const errors: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      errors.push(`the page is ${root.scrollWidth - root.clientWidth}px too wide`);
    const shown: { element: Element; layer: Element | null; box: DOMRect }[] = [];
    for (const element of tools.textElements()) {
      const boxes = tools.lineBoxes(element);
      const right = Math.max(...boxes.map((box) => box.right));
      if (right > root.clientWidth + 1 || boxes.some(({ left }) => left < -1))
        errors.push(`outside the window (${Math.round(right)}): ${tools.nameOf(element)}`);
      const layer = tools.layerOf(element);
      const scroller = tools.scrollerOf(element)?.getBoundingClientRect();
      for (const box of boxes) {
        if (scroller && (box.bottom > scroller.bottom || box.top < scroller.top)) continue;
        // Only the middle of a line, because tight lines share their edges.
        const inner = new DOMRect(box.x + 2, box.y + box.height * 0.3, box.width - 4, box.height * 0.4);
        shown.push({ element, layer, box: inner });
      }
    }
    for (const element of document.body.querySelectorAll('*:not(svg, svg *, img, iframe)')) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      if (clamp === 'may cut' && webkitLineClamp !== 'none') continue;
      if (element.matches('main, .hidden-visually, textarea, input') || !tools.isVisible(element)) continue;
      if (!element.textContent?.trim()) continue;
      const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (!cutsX && !cutsY) continue;
      // A picture may be cropped, text on it may not.
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isCut = shown.some(
        ({ element: text, box }) =>
          element.contains(text) &&
          (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1),
      );
      if (isCut) errors.push(`cut off: ${tools.nameOf(element)}`);
    }
    shown.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        const sideBySide = other.box.left >= one.box.right || one.box.left >= other.box.right;
        if (one.element === other.element || one.layer !== other.layer || sideBySide) continue;
        errors.push(`overlap: ${tools.nameOf(one.element)} and ${tools.nameOf(other.element)}`);
      }
    }
    return errors;
  }, clamp);
}

/** Words broken over two lines, except after a hyphen. Email addresses and longer words may break. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const range = document.createRange();
    const isBroken = (node: Node, { 0: word, index }: RegExpExecArray) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      return !word.includes('@') && word.length <= longest && new Set(tops).size > 1;
    };
    return tools
      .textElements()
      .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .flatMap((node) => [...(node.textContent ?? '').matchAll(/[^\s-]+/g)].filter((word) => isBroken(node, word)))
      .map(([word]) => word);
  }, longestWord);
}

function fontSizes(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(() =>
    tools.textElements().map((element) => ({
      name: tools.nameOf(element),
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    })),
  );
}

export async function setStandardTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Doubles the text size, as a text-only zoom does. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await waitForFrames(page);
}

export async function resetText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** Checks that larger text and wider spacing hide nothing and break no word. */
export async function checkTextSizes(page: Page): Promise<void> {
  await resize(page, 1280);
  const before = await fontSizes(page);
  await doubleText(page);
  const after = await fontSizes(page);
  // Headings may grow less.
  const fixed = before.filter(({ size }, index) => size < 24 && (after[index]?.size ?? 0) < size * 1.8);
  expect.soft(fixed, 'text that does not grow').toEqual([]);
  expect.soft(await hiddenText(page), 'hidden text at 200 %').toEqual([]);

  await resetText(page);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, wideSpacing);
  await resize(page, 320);
  expect.soft(await hiddenText(page), 'hidden text with wide spacing').toEqual([]);

  await page.evaluate(() => (document.adoptedStyleSheets = []));
  await setStandardTextSize(page, 24);
  await resize(page, 390);
  expect.soft(await hiddenText(page), 'hidden text with a font size of 24 px').toEqual([]);
  expect.soft(await brokenWords(page), 'broken words with a font size of 24 px').toEqual([]);
  await setStandardTextSize(page, 16);
}
