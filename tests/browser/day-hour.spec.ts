import type { Page } from '@playwright/test';
import { axeFindings } from '../helpers/page/axe.ts';
import { expect, openAt, test } from '../helpers/page/test.ts';

const strip = (page: Page) => page.locator('[data-hour]');
const marked = (page: Page) => strip(page).locator('[data-panel="now"]');

test('the home page marks the panel of the hour', async ({ page }) => {
  await openAt(page, '2026-12-01T10:00');
  await expect(marked(page)).toHaveText(/Stretching/);
  await page.clock.runFor('02:00:00');
  await expect(marked(page)).toHaveText(/Soup/);
});

for (const [path, time, says] of [
  ['/', '10:00 AM here', 'At this hour: From a chair.'],
  ['/es', '10:00 a. m. here', 'At this hour: Desde una silla.'],
] as const)
  test(`${path} says what happens at the hour`, async ({ page }) => {
    await openAt(page, '2026-12-01T10:00', path);
    await expect(strip(page).getByRole('heading')).toHaveText(time);
    await expect(strip(page)).toContainText(says);
  });

test('a minute later the heading keeps its translated words', async ({ page }) => {
  await openAt(page, '2026-12-01T10:00');
  const heading = strip(page).getByRole('heading');
  await heading.evaluate((element) => {
    for (const node of element.childNodes) if (node.textContent === ' here') node.textContent = ' aquí';
  });
  await page.clock.runFor('01:00');
  await expect(heading).toHaveText('10:01 AM aquí');
});

for (const [when, time, says] of [
  ['before opening', '2026-12-01T07:00', 'Closed. Opens today at 8:00 AM.'],
  ['at night', '2026-12-01T22:00', 'Closed. Opens Wednesday at 8:00 AM.'],
  ['on a closing day', '2026-12-25T10:00', 'Closed today (Christmas). Opens Monday at 8:00 AM.'],
] as const)
  test(`the strip says ${when} that the center is closed`, async ({ page }) => {
    await openAt(page, time);
    await expect(strip(page)).toContainText(says);
    await expect(marked(page)).toHaveCount(0);
  });

test('the window of the first drawing is dark at night alone', async ({ page }) => {
  await openAt(page, '2026-12-01T18:30');
  const window = page.locator('main img').first();
  const brightness = () => window.evaluate(brightnessOf);
  const byDay = await brightness();
  await page.clock.runFor('01:00:00');
  await expect.poll(brightness).toBeLessThan(byDay - 4);
  await page.clock.runFor('11:00:00');
  await expect.poll(brightness).toBe(byDay);
});

for (const path of ['/', '/about'])
  test(`${path} has no text of low contrast at night`, async ({ page }) => {
    await openAt(page, '2026-12-01T22:00', path);
    await expect(page.locator('main [data-ground="green"]').filter({ has: strip(page) })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

for (const [time, room] of [
  ['08:10', 0],
  ['10:00', 2],
  ['15:30', 5],
] as const)
  test(`the sun stands over the middle of the marked room at ${time}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAt(page, `2026-12-01T${time}`);
    await expect(strip(page).locator('li').nth(room)).toHaveAttribute('data-panel', 'now');
    const middles = await strip(page)
      .locator('[data-panel="now"] img, [data-sun]')
      .evaluateAll((both) =>
        both.map((element) => element.getBoundingClientRect()).map((box) => box.x + box.width / 2),
      );
    expect(middles).toHaveLength(2);
    expect(Math.abs((middles[0] as number) - (middles[1] as number))).toBeLessThan(4);
  });

for (const width of [390, 1280])
  test(`the chimney smokes at lunch alone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openAt(page, '2026-12-01T10:00');
    const steam = strip(page).locator('svg path').nth(2);
    await expect(steam).toBeHidden();
    await page.clock.runFor('02:00:00');
    await expect(steam).toBeVisible();
  });

/** Of all that a picture paints: 255 is white. */
async function brightnessOf(image: Element): Promise<number> {
  if (!(image instanceof HTMLImageElement)) throw new Error('This is no image.');
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return data.reduce((sum, value) => sum + value, 0) / data.length;
}
