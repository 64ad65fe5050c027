import { expect, test } from '@playwright/test';
import { content } from '../../helpers/facts.ts';
import { edit, openEditor, reveal } from '../../helpers/page/editor.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('lists each error of a refused save on its own line', async ({ page }) => {
  const [first, second] = content.services;
  const name = second?.path.split('/').at(-1) ?? '';
  await openEditor(page);
  await edit(page, `services/entries/${name}`);
  await page.getByRole('spinbutton', { name: 'Order' }).fill(String(first?.order));
  const lede = page.locator('[data-key-path="lede"]').getByRole('textbox');
  await page.getByText('Order', { exact: true }).hover();
  await reveal(page, lede);
  await lede.fill('Ask [us](/contatc).');

  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  const lines = (await dialog.innerText()).split('\n');
  expect(lines).toContain('• Opening words: a link leads to /contatc: there is no such page.');
  expect(lines).toContainEqual(expect.stringMatching(/^• .*Order: is the same as in “/));
});

test('previews a service that is not on the site', async ({ page }) => {
  const [service] = content.services;
  const heading = page.frameLocator('iframe').first().getByRole('heading', { level: 1 });
  await openEditor(page);
  await edit(page, `services/entries/${service?.path.split('/').at(-1)}`);
  const hide = page.locator('[data-key-path="hidden"]').getByRole('switch');
  await page.getByText('Order', { exact: true }).hover();
  await reveal(page, hide);
  await hide.click();
  const title = page.locator('[data-key-path="title"]').getByRole('textbox');
  await page.mouse.wheel(0, -10_000);
  await title.fill('Under another name');
  await expect(heading).toHaveText('Under another name');

  await page.evaluate(() => {
    location.hash = '#/collections/services/new';
  });
  await page.getByRole('textbox', { name: 'Title', exact: true }).last().fill('Music and song');
  await expect(heading).toHaveText('Music and song');
});

test('services cannot be deleted', async ({ page }) => {
  await openEditor(page);
  await page.evaluate(() => {
    location.hash = '#/collections/services';
  });
  await page.getByRole('checkbox').last().click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeDisabled();
});
