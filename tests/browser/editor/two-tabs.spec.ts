import { expect, type Page, test } from '@playwright/test';
import { edit, openEditor, save, saved } from '../../helpers/page/editor.ts';

test.use({ viewport: { width: 1400, height: 900 } });

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a save keeps what another tab saved meanwhile', async ({ page, context }) => {
  await openEditor(page);
  const other = await context.newPage();
  await other.goto('/edit');
  await other.getByText('We are closed on…').first().waitFor();
  for (const tab of [page, other]) await edit(tab, 'tasks/entries/site-phone');

  await box(page, 'Phone').fill('(559) 555-0100');
  await save(page);
  await box(other, 'Email').fill('second@orchard.example');
  await save(other);
  expect(await saved(page, 'tests/fixture/site.yaml')).toMatchObject({
    phone: '(559) 555-0100',
    email: 'second@orchard.example',
  });

  await edit(page, 'tasks/entries/site-phone');
  await box(page, 'Email').fill('third@orchard.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText(
    'Email: is “second@orchard.example” since a change in another window, and “third@orchard.example” here.',
  );
  expect((await saved(page, 'tests/fixture/site.yaml')).email).toBe('second@orchard.example');
  await refusal.getByRole('button').click();
  await save(page);
  expect((await saved(page, 'tests/fixture/site.yaml')).email).toBe('third@orchard.example');
});
