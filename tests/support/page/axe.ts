import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Of the rules still on trial one matters to people who say what they see: "tap Menu".
const options = { resultTypes: ['violations' as const], rules: { 'label-content-name-mismatch': { enabled: true } } };

/** What axe finds against WCAG 2.2 AA and its best practices, in a line for each place. */
export async function axeFindings(page: Page, inside = 'html'): Promise<string[]> {
  // The legacy mode spares a second page; it leaves out only frames of other sites.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options(options)
    .include(inside)
    .withTags(tags)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`));
}
