import { answeredGroups } from '../../src/site/answers.ts';
import { content, facts } from '../helpers/facts.ts';
import { expect, open, test } from '../helpers/page/test.ts';

const questions = answeredGroups(content.questionsPage.groups, facts, '').flatMap((group) => group.questions);
const [first, last] = [questions[0], questions.at(-1)];

test('every question is collapsed', async ({ page }) => {
  await open(page, '/questions');
  const main = page.getByRole('main');
  expect(questions.length).toBeGreaterThan(0);
  for (const { id, question } of questions) {
    await expect(main.getByRole('heading', { level: 3, name: question, exact: true })).toBeVisible();
    await expect(main.locator(`#${id}`)).toBeHidden();
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a URL with a fragment opens the answer', async ({ page }) => {
      await page.goto(`/questions#${last?.id}`);
      await expect(page.locator(`#${last?.id}`)).toBeInViewport();
      const heading = page.getByRole('heading', { level: 3, name: last?.question ?? '', exact: true });
      await expect(heading).toBeInViewport();
      const header = await page.locator('header').boundingBox();
      const box = await heading.boundingBox();
      expect(box?.y, 'below the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      await expect(page.locator(`#${first?.id}`)).toBeHidden();
    });
  });

test('the links under the title open their answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/questions');
  const ids = ['cost', 'memory-loss', 'rides', 'how-to-start'];
  const linkTo = (id: string) => page.locator(`main li > a[href="#${id}"]`);
  for (const id of ids) await expect(linkTo(id)).toBeInViewport();
  for (const id of ids) {
    await linkTo(id).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('a link within the page opens the answer', async ({ page }) => {
  await open(page, '/questions');
  await page.evaluate((id) => {
    location.hash = id;
  }, last?.id ?? '');
  await expect(page.locator(`#${last?.id}`)).toBeInViewport();
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

test('a question stays open on a double click', async ({ page }) => {
  await open(page, '/questions');
  const question = page.getByRole('main').locator('details').first();
  await question.locator('summary').dblclick();
  await expect(question).toHaveAttribute('open');
});
