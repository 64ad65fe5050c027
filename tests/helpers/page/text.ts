import type { Page } from '@playwright/test';

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

export function fontSizes(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(() =>
    tools.textElements().map((element) => ({
      name: tools.nameOf(element),
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    })),
  );
}
