import type { Page } from '@playwright/test';
import { content, facts, ui } from '../helpers/facts.ts';
import { expect, test } from '../helpers/page/test.ts';

/** Replaces the hours and closing days of the center with Monday to Friday, 8 AM to 4 PM, and Thanksgiving. */
async function openWithHours(page: Page, moment: string, path = '/') {
  const weekday = [[480, 960]];
  const thanksgiving = {
    name: path.startsWith('/es') ? 'Día de Acción de Gracias' : 'Thanksgiving',
    day: '11-22',
    weekday: 4,
  };
  const week = [[], weekday, weekday, weekday, weekday, weekday, []];
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<script [^>]*id="clock"[^>]*>)([^<]*)/,
      (_all, start: string, json: string) => {
        return (
          start + JSON.stringify({ ...JSON.parse(json), schedule: { week, holidays: [thanksgiving], closingDays: {} } })
        );
      },
    );
    await route.fulfill({ response, body });
  });
  await page.clock.install({ time: new Date(moment) });
  await page.goto(path);
}

const line = (page: Page) => page.locator('main [data-opening-status]').first();

test.describe('for a visitor in another time zone', () => {
  test.use({ timezoneId: 'Asia/Manila' });

  for (const [moment, path, text] of [
    ['2026-03-06T15:59:00-08:00', '/', 'Open now until 4:00 PM'],
    ['2026-03-06T16:00:00-08:00', '/', 'Closed now: opens Monday 8:00 AM'],
    ['2026-11-26T10:00:00-08:00', '/', 'Closed today (Thanksgiving). Opens Friday 8:00 AM'],
    ['2026-11-26T10:00:00-08:00', '/es', 'Hoy cerrado (Día de Acción de Gracias). Abre el viernes a las 8:00 a. m.'],
  ] as const)
    test(`says "${text}"`, async ({ page }) => {
      await openWithHours(page, moment, path);
      await expect(line(page)).toHaveText(text);
    });
});

for (const path of [
  '/about',
  '/testimonials',
  '/thank-you',
  '/privacy',
  '/accessibility',
  '/tour-checklist',
  '/contact',
])
  test(`${path} says on a closing day that the center is closed`, async ({ page }) => {
    await openWithHours(page, '2026-11-26T10:00:00-08:00', path);
    await expect(
      page.getByRole('contentinfo').getByText('Closed today (Thanksgiving). Opens Friday 8:00 AM'),
    ).toBeVisible();
  });

test('says nothing beside the hours on other days', async ({ page }) => {
  await openWithHours(page, '2026-11-25T10:00:00-08:00', '/about');
  await expect(page.getByText(/Closed/)).toHaveCount(0);
});

test('advises to call only while the phone is answered', async ({ page }) => {
  await openWithHours(page, '2026-03-06T15:58:30-08:00', '/contact');
  const advice = page.getByText(content.contact.schedule.text);
  await expect(advice).toBeVisible();
  await page.clock.runFor('02:00');
  await expect(advice).toBeHidden();
});

test('shows the hours without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/');
  await expect(line(page)).toContainText(content.hours[0] ?? '', { useInnerText: true });
  await expect(line(page).locator('..')).toContainText(facts.address.street);
  await page.close();
});

test('the status does not move the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('<script type="module">', '<script type="text/later">');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const before = await line(page).locator('..').boundingBox();
  await page.unroute('/');
  await page.goto('/');
  await expect(line(page)).not.toHaveText(content.hours[0] ?? '', { useInnerText: true });
  expect(await line(page).locator('..').boundingBox()).toEqual(before);
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

test('copied hours have each time once', async ({ page }) => {
  await page.goto('/contact');
  const hours = page.locator('#contact-details ~ dl').getByText('Monday to Friday').last();
  const copied = await hours.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(copied).toBe('Monday to Friday 8:00AM-4:00PM');
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
  await page.clock.setFixedTime(new Date('2026-03-06T23:30:00-08:00'));
  await page.goto('/');
  await expect(page.getByText('2026-03-05')).toHaveCount(0);
  await expect(page.getByText('2026-03-06')).toHaveCount(1);
  await expect(page.getByText(/^Announced/)).toHaveCount(1);
});
