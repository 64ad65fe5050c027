import type { Page } from '@playwright/test';
import { expect, openAt, test } from '../helpers/page/test.ts';

const line = (page: Page) => page.locator('main [data-opening-status]').first();

// A visitor in another time zone.
test.use({ timezoneId: 'Asia/Manila' });

test('says whether the center is open', async ({ page }) => {
  await openAt(page, '2026-03-06T15:58:30', '/contact');
  await expect(line(page)).toHaveText('Open now until 4:00 PM');
  await page.clock.runFor('02:00');
  await expect(line(page)).toHaveText('Closed. Opens Monday at 8:00 AM');
});

test('the clock leaves text that was translated', async ({ page }) => {
  await openAt(page, '2026-03-06T10:00');
  await line(page).evaluate((text) => {
    const translated = document.createElement('font');
    translated.textContent = 'Abierto';
    text.firstElementChild?.replaceChildren(translated);
  });
  await page.clock.runFor('05:00');
  await expect(line(page)).toHaveText('Abierto');
});

for (const [path, time, text] of [
  ['/about', '2026-12-25T10:00', 'Closed today (Christmas). Opens Monday at 8:00 AM'],
  ['/es', '2026-12-25T10:00', 'Hoy cerrado (Navidad). Abre el lunes a las 8:00 a. m.'],
  ['/about', '2026-12-24T17:00', 'Closed (Christmas). Opens Monday at 8:00 AM'],
  ['/es', '2026-12-24T17:00', 'Cerrado ahora (Navidad). Abre el lunes a las 8:00 a. m.'],
  ['/contact', '2099-12-23T17:00', 'Closed. Opens Thursday at 8:00 AM, closes at noon'],
  ['/contact', '2099-12-23T10:00', 'Open now until 4:00 PM, Thursday until noon'],
  ['/es/contact', '2099-12-23T10:00', 'Abierto ahora. Cierra a las 4:00 p. m.; el jueves, al mediodía'],
  ['/thank-you', '2026-12-24T17:00', 'Closed (Christmas). Opens Monday at 8:00 AM'],
] as const)
  test(`${path} says at ${time} when the center opens`, async ({ page }) => {
    await openAt(page, time, path);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  });

test('/about says nothing about closing on other days', async ({ page }) => {
  await openAt(page, '2026-12-28T10:00', '/about');
  await expect(page.getByText(/Closed/)).toHaveCount(0);
});

test('the hours without JavaScript take the place of the status', async ({ scriptless: plain, page }) => {
  for (const one of [plain, page]) await one.setViewportSize({ width: 360, height: 800 });
  await plain.goto('/');
  await expect(line(plain)).toContainText('Monday to Friday 8:00AM-4:00PM', { useInnerText: true });
  await expect(line(plain).locator('..')).toContainText('7 Elm Street');
  await page.goto('/');
  await expect(line(page)).toContainText(/Open|Closed/);
  expect(await line(page).locator('..').boundingBox()).toEqual(await line(plain).locator('..').boundingBox());
});

test('screen readers get hours as people say them', async ({ page }) => {
  for (const path of ['/', '/contact', '/thank-you', '/testimonials']) {
    await page.goto(path);
    const heard = await page.locator('body').ariaSnapshot();
    expect(heard, path).toMatch(/8 AM to 4/);
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

test('announcements are removed after their last day at the center', async ({ page }) => {
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

for (const [path, during, after] of [
  ['/questions', 'Yes. Read about forgetting.', 'The rule was set until December 31, 2099. The state knows more.'],
  [
    '/es/questions',
    'Sí. Lea sobre el olvido.',
    'La regla valía hasta el 31 de diciembre de 2099. El estado: The state.',
  ],
] as const)
  test(`${path} says something else after the last day of a rule, below what stays`, async ({ page }) => {
    await openAt(page, '2099-12-31T23:30', `${path}#memory-loss`);
    const answer = page.locator('#memory-loss');
    await expect(answer.getByText(during)).toBeVisible();
    await expect(answer.getByText(after)).toBeHidden();
    await page.clock.setFixedTime(new Date('2100-01-01T00:30-08:00'));
    await page.reload();
    await expect(answer.getByText(after)).toBeVisible();
    await expect(answer.getByText(during)).toBeHidden();
    await expect(answer.locator('p').first()).toBeVisible();
  });
