import type { Page } from '@playwright/test';

/** The stops of the focus on its way through a page, and their errors. */
interface Walk {
  stops: number;
  faults: string[];
  isOver: boolean;
}

declare global {
  var walk: Walk;
}

/** So few that parts which appear while the page scrolls, such as the phone bar, are there in time. */
const PRESSES_AT_ONCE = 4;
const MOST_STOPS = 200;

/**
 * Presses Tab, or Shift and Tab, from one end of the page to the other, and collects the errors where the focus stops. The
 * keys go out in groups, and the page itself looks at each stop: to ask for each would take three times as long.
 */
export async function walkFocus(page: Page, direction: 'on' | 'back' = 'on'): Promise<Walk> {
  await page.evaluate(watchStops);
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: direction === 'back' ? 8 : 0 };
  const press = () =>
    (['rawKeyDown', 'keyUp'] as const).map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab }));
  let walk: Walk;
  let pressed = 0;
  do {
    await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, press).flat());
    pressed += PRESSES_AT_ONCE;
    walk = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return globalThis.walk;
    });
  } while (!walk.isOver && pressed < MOST_STOPS);
  await session.detach();
  return walk;
}

/** Looks, in the page, at each place where a key brings the focus, up to the end of the page. */
function watchStops() {
  const walk: Walk = { stops: 0, faults: [], isOver: false };
  globalThis.walk = walk;
  let first: Element | null = null;

  /** Hidden by something else, or without a clear ring. */
  const faultsOf = (element: Element) => {
    // The content of a frame belongs to another site.
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
  };

  const look = () => {
    const element = document.activeElement;
    // The way ends where it begins anew; a replaced part, such as the form, loses the focus for a moment.
    walk.isOver ||= element !== null && element === first;
    if (walk.isOver) return removeEventListener('keyup', look, true);
    if (!element || element === document.body) return;
    first ??= element;
    walk.stops += 1;
    walk.faults.push(...faultsOf(element));
  };
  addEventListener('keyup', look, true);
}
