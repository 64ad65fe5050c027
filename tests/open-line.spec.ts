import type { Page } from '@playwright/test';
import { expect, test } from './support/page/test.ts';

const plainHours = 'Monday to Friday 8:00AM-4:00PM; Saturday and Sunday closed';
const openLine = (page: Page) => page.locator('main [data-opening-status]').first();

const moments: [moment: string, says: string][] = [
  ['2026-03-06T07:59:00-08:00', 'Closed now: opens today 8:00 AM'],
  ['2026-03-06T08:00:00-08:00', 'Open now until 4:00 PM'],
  ['2026-03-06T15:59:00-08:00', 'Open now until 4:00 PM'],
  ['2026-03-06T16:00:00-08:00', 'Closed now: opens Monday 8:00 AM'],
  ['2026-03-07T12:00:00-08:00', 'Closed now: opens Monday 8:00 AM'],
  // Clocks in California went forward in the night before this Monday.
  ['2026-03-09T08:00:00-07:00', 'Open now until 4:00 PM'],
  ['2026-03-09T16:00:00-07:00', 'Closed now: opens Tuesday 8:00 AM'],
];

for (const timezoneId of ['America/Los_Angeles', 'Asia/Manila'])
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [moment, says] of moments)
      test(`at ${moment} the line beside the call button says "${says}"`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(moment));
        await page.goto('/');
        await expect(openLine(page)).toHaveText(says);
      });
  });

test('the line changes while the page stays open', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-06T15:58:30-08:00') });
  await page.goto('/');
  await expect(openLine(page)).toHaveText('Open now until 4:00 PM');
  await page.clock.runFor('02:00');
  await expect(openLine(page)).toHaveText('Closed now: opens Monday 8:00 AM');
});

test('without JavaScript the line gives the plain hours', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/');
  await expect(openLine(page)).toHaveText(plainHours, { useInnerText: true });
  await page.close();
});
