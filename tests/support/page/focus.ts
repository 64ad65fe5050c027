import type { Page } from '@playwright/test';

/** What is wrong with the place where the focus is: hidden by something else, or without a clear ring. Null at the end of the page. */
export function focusFaults(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // What stands inside a frame is another site's.
    if (element.tagName === 'IFRAME') return [];
    const faults: string[] = [];
    const name = tools.nameOf(element);
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight || box.width === 0) faults.push(`out of the window: ${name}`);
    for (const layer of document.querySelectorAll('body > header, body > aside')) {
      const { position } = getComputedStyle(layer);
      const over = layer.getBoundingClientRect();
      if (position === 'static' || layer.contains(element) || over.height === 0) continue;
      const across = (Math.max(box.left, over.left) + Math.min(box.right, over.right)) / 2;
      const down = (Math.max(box.top, over.top) + Math.min(box.bottom, over.bottom)) / 2;
      const isMet = box.top < over.bottom && box.bottom > over.top;
      if (isMet && layer.contains(document.elementFromPoint(across, down)))
        faults.push(`under the ${layer.tagName.toLowerCase()}: ${name}`);
    }
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const hasRing = rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3,
    );
    if (!hasRing) faults.push(`no ring of 3 px: ${name}`);
    const hasGap = rings.some(({ boxShadow, outlineStyle }) => outlineStyle === 'solid' && boxShadow !== 'none');
    if (!hasGap) faults.push(`no light gap beside the ring: ${name}`);
    return faults;
  });
}
