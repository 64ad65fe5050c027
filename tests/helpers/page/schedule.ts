import type { Page } from '@playwright/test';
import type { Schedule } from '../../../shared/opening-hours/status.ts';

const clockData = /(<script[^>]* id="clock"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Gives the clock of the page at `path` opening hours of the test's own in place of the center's. */
export async function setSchedule(page: Page, path: string, schedule: Schedule): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(clockData, (_all, start: string, json: string, end: string) => {
      return `${start}${JSON.stringify({ ...JSON.parse(json), schedule })}${end}`;
    });
    await route.fulfill({ response, body: html });
  });
}
