import { expect, type Page } from '@playwright/test';
import { box, edit, save, status, test, typePhone } from '../../helpers/page/editor.ts';

// The last of the tasks is below the first screen.
test.use({ viewport: { width: 390, height: 480 } });

const site = 'content/site.yaml';
const dialog = (page: Page) => page.getByRole('dialog');

async function savePhone(page: Page) {
  await typePhone(page);
  await save(page);
}

async function choose(page: Page, name: RegExp) {
  // A second tap opens no second dialog.
  await page.getByRole('button', { name: 'Put a save back' }).dblclick();
  await dialog(page).getByRole('button', { name }).first().click();
}

test('keeps later saves when it puts one back', async ({ page, host }) => {
  await savePhone(page);
  host.commit({ [site]: host.text(site).replace('hello@orchard.example', 'new@orchard.example') });
  await choose(page, /^Phone and address, .*, Owner/);
  await expect(dialog(page)).toContainText('Phone: “(559) 237-1000” becomes “(559) 555-0142”');
  await dialog(page).getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => host.saves).toEqual(['Change site-phone', 'A change', 'Put back: Change site-phone']);
  await expect(status(page).filter({ hasText: 'Phone and address:' })).toBeInViewport();
  expect(host.saved(site)).toMatchObject({ phone: '(559) 555-0142', email: 'new@orchard.example' });
});

test('puts both languages of a save back at once', async ({ page, host }) => {
  const files = ['en', 'es'].map((language) => `content/${language}/pages/privacy.yaml`);
  const before = files.map((file) => host.saved(file));
  await edit(page, 'pages-privacy');
  await box(page, 'Menu label English').fill('New words');
  await box(page, 'Menu label Spanish').fill('Palabras nuevas');
  await save(page);
  const change = (form: string, path: string, from: string, to: string) =>
    host.commit(
      { [`content/${path}`]: host.text(`content/${path}`).replace(from, to) },
      `Change ${form}\n\nSave: 1`,
      'Owner',
    );
  change('services-meals', 'en/services/meals.yaml', 'at noon', 'at one');
  change('picture-pages-about', 'es/pages/about.yaml', 'facility.svg', 'contact.svg');
  host.commit({ [site]: host.text(site).replace('Elm', 'Oak') }, 'Tidy the content', 'Developer');
  await page.getByRole('button', { name: 'Put a save back' }).click();
  await dialog(page).waitFor();
  const names = (await dialog(page).getByRole('button').allTextContents()).map((text) =>
    text.replace(/, \w+ \d.*/, ''),
  );
  expect(names).toEqual(['About', '1. Soup and Bread', 'Privacy', 'Cancel']);
  await dialog(page)
    .getByRole('button', { name: /^Privacy/ })
    .click();
  await expect(dialog(page)).toContainText('Spanish: Menu label: “Palabras nuevas” becomes');
  await expect(dialog(page)).not.toContainText('Translates');
  await dialog(page).getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => host.saves.at(-1)).toBe('Put back: Change pages-privacy');
  expect(files.map((file) => host.saved(file))).toEqual(before);
});

test('does not put back what a later save changed', async ({ page, host }) => {
  await savePhone(page);
  host.commit({ [site]: host.text(site).replace('(559) 237-1000', '(559) 237-2000') });
  await choose(page, /^Phone and address/);
  await expect(dialog(page)).toContainText('A later save changed the same. Put that one back first.');
});

test('says what to do if putting back fails', async ({ page, host }) => {
  await savePhone(page);
  host.failure = 'offline';
  await choose(page, /^Phone and address/);
  await dialog(page).getByRole('button', { name: 'Put it back' }).click();
  await expect(dialog(page)).toContainText('api.github.com cannot be reached.');
});

test('offers no withdrawn testimonial', async ({ page, host }) => {
  const file = 'content/en/testimonials.yaml';
  const items = host.text(file).split(/^(?= {2}- )/m);
  host.commit({ [file]: [items[0], ...items.slice(2)].join('') }, 'Change testimonials\n\nSave: 1', 'Owner');
  await page.getByRole('button', { name: 'Put a save back' }).click();
  await expect(dialog(page)).toContainText('Which save do you want to put back?');
  await expect(dialog(page).getByRole('button')).toHaveText(['Cancel']);
});
