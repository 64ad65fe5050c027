import type { Locator, Page } from '@playwright/test';

const limits = { height: 48, gap: 8, primary: 60, phone: 640 };

/** Links and buttons that are too low, too close together, or not full width on a phone. */
export function smallTargets(page: Page, inside = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ inside, limits }) => {
      const errors: string[] = [];
      const isInSentence = (element: Element) => {
        if (!/^inline(-block)?$/.test(getComputedStyle(element).display)) return false;
        const around = element.closest('p, li, dd, td')?.textContent ?? '';
        return around.trim().length > (element.textContent ?? '').trim().length + 3;
      };
      const targets = [
        ...document.querySelectorAll(
          `:is(${inside}) :is(a[href], button, summary, select, textarea, input:not([type=hidden]))`,
        ),
      ]
        .filter((element) => tools.isVisible(element) && !isInSentence(element))
        .map((element) => {
          // The label of a checkbox is part of the target.
          const target = (element.matches('[type="radio"], [type="checkbox"]') && element.closest('label')) || element;
          return { element, layer: tools.layerOf(element), box: target.getBoundingClientRect() };
        });
      for (const { element, box } of targets) {
        if (box.height < limits.height - 0.5) errors.push(`${box.height}px high: ${tools.nameOf(element)}`);
        if (!element.matches('[data-tone="primary"], [type="submit"]')) continue;
        if (box.height < limits.primary - 0.5) errors.push(`primary, ${box.height}px high: ${tools.nameOf(element)}`);
        const parent = element.parentElement;
        if (innerWidth >= limits.phone || !parent || element.closest('aside[data-screen-only]')) continue;
        const { paddingLeft, paddingRight } = getComputedStyle(parent);
        const room = parent.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (box.width < Math.max(room - 1, innerWidth * 0.7))
          errors.push(`primary, ${box.width}px wide: ${tools.nameOf(element)}`);
      }
      for (const [index, one] of targets.entries()) {
        for (const other of targets.slice(index + 1)) {
          if (one.layer !== other.layer || one.element.contains(other.element)) continue;
          const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
          const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
          if (Math.max(across, down) >= limits.gap - 0.5) continue;
          const gap = Math.max(across, down).toFixed(1);
          errors.push(`${gap}px between ${tools.nameOf(one.element)} and ${tools.nameOf(other.element)}`);
        }
      }
      return errors;
    },
    { inside, limits },
  );
}

/** Whether nothing covers the center of an element. */
export function isInFront(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
