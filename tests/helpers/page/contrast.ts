import type { Page } from '@playwright/test';

/**
 * Text and control borders with low contrast. Stricter than axe: 7:1 for body text, 4.5:1 for all other text, placeholders
 * included, and gradients count by their worst end.
 */
export function lowContrast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Color = [number, number, number, number];
    const errors = new Set<string>();
    const parse = (text: string): Color[] =>
      [...text.matchAll(/rgba?\(([^)]+)\)|color\(srgb ([^)]+)\)/g)].map(([, rgb, srgb]) => {
        const [r = 0, g = 0, b = 0, a = 1] = (rgb ?? srgb ?? '').split(/[\s,/]+/).map(Number);
        return srgb ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
      });
    const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ];
    const luminance = ([r, g, b]: Color) => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const ratio = (one: Color, other: Color) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const backgroundsOf = (element: Element | null): Color[] => {
      if (!element) return [[255, 255, 255, 1]];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage.includes('gradient')) return parse(backgroundImage);
      const color = parse(backgroundColor)[0];
      if (color?.[3] === 1) return [color];
      const below = backgroundsOf(element.parentElement);
      return color?.[3] ? below.map((background) => over(color, background)) : below;
    };
    const worst = (color: Color, backgrounds: Color[]) =>
      Math.min(...backgrounds.map((background) => ratio(over(color, background), background)));
    const check = (name: string, found: number, least: number) => {
      if (found < least) errors.add(`${found.toFixed(2)} instead of ${least}: ${name}`);
    };

    for (const element of tools.textElements()) {
      const style = getComputedStyle(element);
      const color = parse(style.color)[0];
      if (!color) continue;
      const isBody = element.closest('p, li, dd, blockquote') && !element.closest('a, button, .small');
      check(
        tools.nameOf(element),
        worst(color, backgroundsOf(element)),
        isBody && Number.parseFloat(style.fontSize) < 24 ? 7 : 4.5,
      );
    }
    for (const field of document.querySelectorAll('input[placeholder], textarea[placeholder]')) {
      if (!tools.isVisible(field)) continue;
      const color = parse(getComputedStyle(field, '::placeholder').color)[0];
      if (color) check(`placeholder of ${tools.nameOf(field)}`, worst(color, backgroundsOf(field)), 4.5);
    }
    for (const control of document.querySelectorAll(
      'input:not([type=hidden]), textarea, button, [data-tone][href], summary',
    )) {
      const { borderTopColor, borderTopWidth } = getComputedStyle(control);
      const edge = parse(borderTopColor)[0];
      if (!tools.isVisible(control) || !edge || Number.parseFloat(borderTopWidth) === 0) continue;
      const outside = backgroundsOf(control.parentElement);
      const fill = Math.min(...backgroundsOf(control).map((background) => worst(background, outside)));
      check(`border of ${tools.nameOf(control)}`, Math.max(fill, worst(edge, outside)), 3);
    }
    return [...errors];
  });
}
