import type { Problem } from '../../../shared/problems-schema.ts';
import { content, phoneLink } from '../../helpers/facts.ts';
import { checkAccessibleAt, resize } from '../../helpers/page/accessible.ts';
import {
  answers,
  describedBy,
  expect,
  labelOf,
  requiredFields,
  summaryHeading,
  test,
  texts,
} from '../../helpers/page/form.ts';
import { installTools } from '../../helpers/page/tools.ts';

const { fields } = texts;

const titled = (problem: Problem) => new RegExp(`^${RegExp.escape(content.problems[problem].heading)}`);

test.describe('a form refused by the server, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test.use({ viewport: { width: 360, height: 640 } });

  test('marks each missing field and links it from the summary', async ({ page, tourForm }) => {
    await page.goto('/contact');
    await tourForm.fill();
    await tourForm.field('address').fill('  ');
    await tourForm.field('phone').fill(' ');
    await tourForm.button.click();

    await expect(page).toHaveTitle(titled('missing-field'));
    const summary = page.getByRole('group', { name: summaryHeading(2) });
    await expect(summary).toBeFocused();
    const address = tourForm.field('address');
    for (const name of ['address', 'phone'] as const) {
      await expect(tourForm.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(tourForm.field(name)).toHaveAccessibleDescription(describedBy(name, fields[name].missing));
      await expect(tourForm.field(name)).toHaveValue('');
    }
    await expect(tourForm.field('name')).not.toHaveAttribute('aria-invalid');
    await expect(tourForm.field('name')).toHaveValue(answers.name);
    await expect(tourForm.field('message')).toHaveValue(answers.message);
    await expect(page.locator(`#tour a[href="${phoneLink}"]`).first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText('{{');

    await summary.getByRole('link', { name: fields.address.missing }).click();
    await expect(address).toBeFocused();
    const label = await page
      .locator('label', { hasText: labelOf('address') })
      .first()
      .boundingBox();
    const header = await page.locator('header').boundingBox();
    expect(label?.y, 'label below the header').toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await tourForm.fill();
    await tourForm.button.click();
    await expect(page).toHaveURL('/thank-you');
  });
});

test('a form refused by the server is fixed and sent by the script', async ({ page, tourForm }) => {
  const requests = await tourForm.answerWith(200);
  await page.goto('/contact');
  await tourForm.field('name').fill(answers.name);
  await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('group', { name: summaryHeading(3) })).toBeVisible();
  // Its script comes while the first field is being fixed.
  await tourForm.field('address').fill(answers.address);
  await expect(page.getByRole('group', { name: summaryHeading(2) })).toBeVisible();
  await expect(tourForm.field('address')).toBeFocused();
  await expect(tourForm.field('address')).not.toHaveAttribute('aria-invalid');
  await tourForm.fill();
  await tourForm.button.click();
  await expect(tourForm.panel).toBeVisible();
  await expect(page.locator('#tour-name')).toHaveValue('');
  expect(requests).toHaveLength(1);
});

test('the page for a refused form is accessible at every width', async ({ page }) => {
  await page.addInitScript(installTools);
  await page.goto('/contact');
  await page.locator('#tour form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByRole('group', { name: summaryHeading(requiredFields.length) })).toBeVisible();
  await checkAccessibleAt(page, [320, 768, 1280], 'the answer', 'main');
  for (const width of [390, 768, 1920]) {
    await resize(page, width);
    const { left, right } = await page.locator('#tour').evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      return { left, right: document.documentElement.clientWidth - right };
    });
    expect.soft(Math.abs(left - right), `pixels out of the middle at ${width} px`).toBeLessThan(2);
  }
});

test('an error page without a form is accessible', async ({ page }) => {
  await page.addInitScript(installTools);
  await page.goto('/accessibility');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.problems.unreadable.heading);
  await checkAccessibleAt(page, [320, 768, 1280], 'the bare answer');
});
