import type { Locator, Page } from '@playwright/test';
import { ui } from '../facts.ts';

/** The cards of the services grid on a page. */
export function serviceCards(page: Page): Locator {
  const more = page.getByRole('link', { name: ui.service.learnMore });
  return page.getByRole('main').locator('li', { has: more });
}
