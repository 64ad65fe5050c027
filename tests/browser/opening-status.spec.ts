import type { Page } from '@playwright/test';
import { createCenterTime } from '../../server/time.ts';
import type { Interval, Schedule } from '../../shared/opening-hours/status.ts';
import { content, facts, ui } from '../helpers/facts.ts';
import { expect, test } from '../helpers/page/test.ts';

/** Replaces the center's hours: Monday to Friday, 8 AM to 4 PM. */
const weekday: Interval[] = [[8 * 60, 16 * 60]];
const schedule: Schedule = {
  timeZone: 'America/Los_Angeles',
  week: [[], weekday, weekday, weekday, weekday, weekday, []],
  closingDays: {},
};
const times = { 480: '8:00 AM', 960: '4:00 PM' };

const line = (page: Page) => page.locator('main [data-opening-status]').first();
const open = ui.open.until.replace('{time}', '4:00 PM');
const opensToday = ui.open.opensToday.replace('{time}', '8:00 AM');
const opensOn = (day: keyof typeof ui.weekdays) =>
  ui.open.opensOn.replace('{day}', ui.weekdays[day]).replace('{time}', '8:00 AM');

const moments: [moment: string, text: string][] = [
  ['2026-03-06T07:59:00-08:00', opensToday],
  ['2026-03-06T15:59:00-08:00', open],
  ['2026-03-06T16:00:00-08:00', opensOn('Monday')],
];

const clockData = /(<script[^>]* id="clock"[^>]*>)([\s\S]*?)(<\/script>)/;

async function setSchedule(page: Page, schedule: Schedule, path = '/') {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(clockData, (_all, start: string, json: string, end: string) => {
      return `${start}${JSON.stringify({ ...JSON.parse(json), times, schedule })}${end}`;
    });
    await route.fulfill({ response, body: html });
  });
}

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Manila' });

  for (const [moment, text] of moments)
    test(`says "${text}" at ${moment}`, async ({ page }) => {
      await setSchedule(page, schedule);
      await page.clock.setFixedTime(new Date(moment));
      await page.goto('/');
      await expect(line(page)).toHaveText(text);
    });
});

test('shows the date if the center reopens more than a week later', async ({ page }) => {
  const holidays = ['24', '25', '26', '27', '28', '29', '30', '31'].map((day) => [`2026-12-${day}`, 0]);
  await setSchedule(page, { ...schedule, closingDays: Object.fromEntries([...holidays, ['2027-01-01', 0]]) });
  await page.clock.setFixedTime(new Date('2026-12-24T10:00:00-08:00'));
  await page.goto('/');
  const date = 'Monday, January 4, 2027';
  await expect(line(page)).toHaveText(ui.open.opensOn.replace('{day}', date).replace('{time}', '8:00 AM'));
});

test('advises to call only while the phone is answered', async ({ page }) => {
  await setSchedule(page, schedule, '/contact');
  await page.clock.install({ time: new Date('2026-03-06T15:58:30-08:00') });
  await page.goto('/contact');
  const advice = page.getByText(content.contact.schedule.text);
  await expect(advice).toBeVisible();
  await page.clock.runFor('02:00');
  await expect(advice).toBeHidden();
});

test('updates while the page is open', async ({ page }) => {
  await setSchedule(page, schedule);
  await page.clock.install({ time: new Date('2026-03-06T15:58:30-08:00') });
  await page.goto('/');
  await expect(line(page)).toHaveText(open);
  await page.clock.runFor('02:00');
  await expect(line(page)).toHaveText(opensOn('Monday'));
});

test('keeps the street and the weekdays below the status', async ({ page }) => {
  await page.goto('/');
  const { street } = facts.address;
  await expect(line(page).locator('..')).toContainText(`${street}, ${content.hours[0]}`, { useInnerText: true });
});

test('shows the plain hours without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/');
  for (const hours of content.hours)
    await expect(line(page).locator('..')).toContainText(hours, { useInnerText: true });
  await page.close();
});

test('screen readers get hours as people say them', async ({ page }) => {
  const range = new RegExp(ui.timeRange.replace('{from}', '\\d [AP]M').replace('{to}', '\\d'));
  for (const path of ['/', '/contact', '/thank-you', '/testimonials']) {
    await page.goto(path);
    const heard = await page.locator('body').ariaSnapshot();
    expect(heard, path).toMatch(range);
    expect(heard, path).not.toMatch(/\d:\d\d[AP]M|5\.0/);
  }
});

test('removes announcements after their last day', async ({ page }) => {
  const dated = (days: string[]) =>
    `<div>Announced${days.map((day) => `<p data-until="${day}">${day}</p>`).join('')}</div>`;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const boxes = dated(['2026-03-05', '2026-03-06']) + dated(['2026-03-05']);
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${boxes}</main>`) });
  });
  // Already Saturday in London, still Friday at the center.
  await page.clock.setFixedTime(createCenterTime(facts).moment('2026-03-06T23:30'));
  await page.goto('/');
  await expect(page.getByText('2026-03-05')).toHaveCount(0);
  await expect(page.getByText('2026-03-06')).toHaveCount(1);
  await expect(page.getByText(/^Announced/)).toHaveCount(1);
});
