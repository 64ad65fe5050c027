import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The errors of axe by WCAG 2.2 AA and its best practices inside an element, a line for each place. Rules for whole
 * pages apply to `html` alone. An element in a frame has the selector of the frame before its own.
 */
export async function axeFindings(page: Page, inside: string | [string, string] = 'html'): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // The other mode opens a page for each result, to put together those of frames; the only frame is the map.
    .setLegacyMode()
    .include(inside)
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: {
        // Experimental, and of use to people with voice control: "tap Menu".
        'label-content-name-mismatch': { enabled: true },
        // It counts targets under the phone bar as small; hardTargets asks for more.
        'target-size': { enabled: false },
      },
      resultTypes: ['violations'],
      iframes: Array.isArray(inside),
    });
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}
