import { expect, type Page, test } from '@playwright/test';
import { edit, openEditor, save } from '../../helpers/page/editor.ts';

test.use({ viewport: { width: 1400, height: 900 } });

const site = 'tests/fixture/site.yaml';
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone', exact: true });
const dialog = (page: Page) => page.locator('dialog.own');

async function choose(page: Page, save: RegExp) {
  await page.evaluate(() => {
    location.hash = '#/collections/tasks';
  });
  await page.getByRole('link', { name: 'Put it back' }).last().click();
  await dialog(page).getByRole('button', { name: save }).first().click();
}

test('puts a save back, and keeps what was saved later', async ({ page }) => {
  const host = await openEditor(page);
  await edit(page, 'tasks/entries/site-phone');
  await phone(page).fill('(559) 237-1000');
  await save(page);
  host.commit({ [site]: host.text(site).replace('hello@orchard.example', 'new@orchard.example') });
  await choose(page, /^Phone and address, .*, Owner/);
  await expect(dialog(page)).toContainText('Phone: “(559) 237-1000” becomes “(559) 555-0142”');
  await dialog(page).getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => host.saves).toEqual(['Change site-phone', 'A change', 'Put back: Change site-phone']);
  expect(host.saved(site)).toMatchObject({ phone: '(559) 555-0142', email: 'new@orchard.example' });
});

test('puts both languages back at once', async ({ page }) => {
  const host = await openEditor(page);
  const files = ['en', 'es'].map((language) => `tests/fixture/${language}/pages/privacy.yaml`);
  const before = files.map((file) => host.saved(file));
  await edit(page, 'pages/entries/pages-privacy');
  const labels = page.getByRole('textbox', { name: 'Menu label', exact: true });
  await labels.first().fill('New words');
  await labels.last().fill('Palabras nuevas');
  await save(page);
  await choose(page, /^Privacy/);
  await dialog(page).getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => host.saves.length).toBe(2);
  expect(files.map((file) => host.saved(file))).toEqual(before);
});

test('does not put back what a later save changed', async ({ page }) => {
  const host = await openEditor(page);
  await edit(page, 'tasks/entries/site-phone');
  await phone(page).fill('(559) 237-1000');
  await save(page);
  host.commit({ [site]: host.text(site).replace('(559) 237-1000', '(559) 237-2000') });
  await choose(page, /^Phone and address/);
  await expect(dialog(page)).toHaveText(/A later save changed the same\. Put that one back first\./);
});

test('offers no withdrawn testimonial', async ({ page }) => {
  const host = await openEditor(page);
  const file = 'tests/fixture/en/testimonials.yaml';
  const items = host.text(file).split(/^(?= {2}- )/m);
  host.commit({ [file]: [items[0], ...items.slice(2)].join('') }, 'Change testimonials', 'Owner');
  await page.reload();
  await page.getByRole('link', { name: 'Put it back' }).last().click();
  await expect(dialog(page)).toContainText('Which save do you want to put back?');
  await expect(dialog(page).getByRole('button')).toHaveText(['Cancel']);
});
