import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/page/test.ts';

const questions = [
  ['cost', 'What does a day cost?'],
  ['memory-loss', 'May she come if she forgets things?'],
  ['rides', 'Does the van come to us?'],
  ['how-to-start', 'How does a first day go?'],
] as const;

test('every question is collapsed', async ({ page }) => {
  await open(page, '/questions');
  const main = page.getByRole('main');
  await expect(main.locator('details').getByRole('heading', { level: 3 })).toHaveText(
    questions.map(([, text]) => text),
  );
  for (const [id] of questions) await expect(main.locator(`#${id}`)).toBeHidden();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a URL with a fragment opens the answer', async ({ page }) => {
      await page.goto('/questions#how-to-start');
      await expect(page.locator('#how-to-start')).toBeInViewport();
      const heading = page.getByRole('heading', { level: 3, name: 'How does a first day go?' });
      await expect(heading).toBeInViewport();
      const header = await page.locator('header').boundingBox();
      const box = await heading.boundingBox();
      expect(box?.y, 'below the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      await expect(page.locator('#cost')).toBeHidden();
    });
  });

test('the links under the title open their answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/questions');
  const linkTo = (id: string) => page.locator(`main li > a[href="#${id}"]`);
  for (const [id] of questions) await expect(linkTo(id)).toBeInViewport();
  for (const [id] of questions) {
    await linkTo(id).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

for (const [how, comeBack] of Object.entries({
  Back: (page: Page) => page.goto('/about').then(() => page.goBack()),
  'a reload': (page: Page) => page.reload(),
}))
  test(`the same answers are open after ${how}`, async ({ page }) => {
    await open(page, '/questions');
    const question = (index: number) => page.getByRole('main').locator('summary').nth(index);
    for (const index of [0, 1, 2, 3]) await question(index).click();
    await expect(page).toHaveURL('/questions#how-to-start');
    await question(3).press('Enter');
    await expect(page).toHaveURL('/questions');
    await question(1).press('Enter');
    await question(1).press('Enter');
    await expect(page).toHaveURL('/questions#memory-loss');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await comeBack(page);
    await expect(page).toHaveURL('/questions#memory-loss');
    for (const [index, [id]] of questions.entries())
      await expect(page.locator(`#${id}`)).toBeVisible({ visible: index < 3 });
  });

test('opens every answer while the page is printed', async ({ page }) => {
  await open(page, '/questions');
  const closed = page.locator('main details:not([open])');
  const before = await closed.count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(before);
});
