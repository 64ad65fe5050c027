import { expect, type Page } from '@playwright/test';
import { box, edit, saveInVain, test, typePhone } from '../../helpers/page/editor.ts';

const tasks = (page: Page) => page.getByRole('heading', { name: 'What would you like to change?' });

test('works without functions that Safari 16.4 lacks', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Map, 'groupBy'],
      [Object, 'groupBy'],
      [URL, 'parse'],
      [URL, 'canParse'],
      [Promise, 'withResolvers'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await page.reload();
  await expect(tasks(page)).toBeVisible();
  await edit(page, 'testimonials');
  await edit(page, 'site-rest');
  await expect(box(page, 'Web address').first()).toHaveValue('https://www.orchard.example');
});

test('opens the tasks at an address that is none', async ({ page }) => {
  await page.goto('/edit#%');
  await page.reload();
  await expect(tasks(page)).toBeVisible();
});

test('says after an error of the program that what was typed is kept', async ({ page }) => {
  await typePhone(page);
  await page.evaluate(() => {
    localStorage.setItem('draft:site-hours', '{"files":[null]}');
    location.hash = 'site-hours';
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Something went wrong here.What you typed is kept.');
  await expect(page.getByRole('heading')).toBeFocused();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('navigation', { name: 'Not saved yet' })).toContainText('Phone and address');
});

test('says which browsers it needs if its program does not start', async ({ page }) => {
  await page.route('**/edit/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '/(?</' }));
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '/(?</' }));
  await page.reload();
  await expect(page.getByText('this browser cannot run the editor. It needs Safari 16.4')).toBeVisible();
});

test('says that this device is offline only if it is', async ({ page, context }) => {
  await typePhone(page);
  await context.route('https://api.github.com/**', (route) => route.abort('connectionrefused'));
  await expect(await saveInVain(page)).toContainText('This device is online, but api.github.com cannot be reached.');
  await context.setOffline(true);
  await expect(await saveInVain(page)).toContainText('You are offline. Connect to the internet, and try again.');
});
