import { expect, test } from '@playwright/test';
import { edit, openEditor, reveal } from '../../helpers/page/editor.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('lists each error of a refused save on its own line', async ({ page }) => {
  await openEditor(page);
  await edit(page, 'services/entries/nursing');
  await page.getByRole('spinbutton', { name: 'Order' }).first().fill('1');
  const lede = page.locator('[data-key-path="lede"]').first().getByRole('textbox');
  await page.getByText('Order', { exact: true }).first().hover();
  await reveal(page, lede);
  await lede.fill('Ask [us](/contatc).');

  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  const lines = (await dialog.innerText()).split('\n');
  expect(lines).toContain('• Opening words: a link leads to /contatc: there is no such page.');
  expect(lines).toContainEqual(expect.stringMatching(/^• .*Order: is the same as in “/));
});

test('services cannot be deleted', async ({ page }) => {
  await openEditor(page);
  await page.evaluate(() => {
    location.hash = '#/collections/services';
  });
  await page.getByRole('checkbox').last().click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeDisabled();
});
