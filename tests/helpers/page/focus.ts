import type { Page } from '@playwright/test';

interface Walk {
  stops: number;
  errors: string[];
  isOver: boolean;
}

declare global {
  var walk: Walk;
}

/** Few enough that elements which appear on scroll, such as the phone bar, appear in time. */
const KEYS_PER_BATCH = 4;
const MAX_KEYS = 200;

/**
 * Presses Tab or Shift+Tab through the whole page and checks each focused element. Keys are sent in batches and checked
 * inside the page, because a round trip per key takes three times as long.
 */
export async function tabThrough(page: Page, direction: 'forward' | 'back' = 'forward'): Promise<Walk> {
  await page.evaluate(watchStops);
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: direction === 'back' ? 8 : 0 };
  const press = () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab }));
  let walk: Walk;
  let pressed = 0;
  do {
    await Promise.all(Array.from({ length: KEYS_PER_BATCH }, press).flat());
    pressed += KEYS_PER_BATCH;
    walk = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return globalThis.walk;
    });
  } while (!walk.isOver && pressed < MAX_KEYS);
  await session.detach();
  return walk;
}

function watchStops() {
  const walk: Walk = { stops: 0, errors: [], isOver: false };
  globalThis.walk = walk;
  let first: Element | null = null;

  const errorsOf = (element: Element) => {
    // The content of the map frame belongs to another site.
    if (element.tagName === 'IFRAME') return [];
    const errors: string[] = [];
    const name = tools.nameOf(element);
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight || box.width === 0) errors.push(`outside the window: ${name}`);
    for (const layer of document.querySelectorAll('body > header, body > aside')) {
      const { position } = getComputedStyle(layer);
      const over = layer.getBoundingClientRect();
      if (position === 'static' || layer.contains(element) || over.height === 0) continue;
      const across = (Math.max(box.left, over.left) + Math.min(box.right, over.right)) / 2;
      const down = (Math.max(box.top, over.top) + Math.min(box.bottom, over.bottom)) / 2;
      const isMet = box.top < over.bottom && box.bottom > over.top;
      if (isMet && layer.contains(document.elementFromPoint(across, down)))
        errors.push(`under the ${layer.tagName.toLowerCase()}: ${name}`);
    }
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const hasRing = rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3,
    );
    if (!hasRing) errors.push(`no focus ring of 3 px: ${name}`);
    return errors;
  };

  const look = () => {
    const element = document.activeElement;
    // The walk ends at the first element again. While the form is replaced, nothing has focus for a moment.
    walk.isOver ||= element !== null && element === first;
    if (walk.isOver) return removeEventListener('keyup', look, true);
    if (!element || element === document.body) return;
    first ??= element;
    walk.stops += 1;
    walk.errors.push(...errorsOf(element));
  };
  addEventListener('keyup', look, true);
}
