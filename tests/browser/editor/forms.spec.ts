import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../../helpers/page/axe.ts';
import { box, edit, save, saveInVain, status, typePhone } from '../../helpers/page/editor.ts';
import { test } from '../../helpers/page/folder-host.ts';
import { picture } from '../../helpers/picture.ts';

const about = ['en', 'es'].map((language) => `content/${language}/pages/about.yaml`);
const chooser = (page: Page) => page.getByLabel('Picture', { exact: true }).first();

/** Replaces the first picture of About. */
async function chooseHero(page: Page, name: string, buffer: Buffer) {
  await edit(page, 'picture-pages-about');
  await page.getByText('Top of the page').click();
  await chooser(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

test('opens on tasks in the words of an owner', async ({ page }) => {
  for (const task of ['Our hours', 'Phone and address', 'A new testimonial', 'Staff, languages, prices'])
    await expect(page.getByRole('link', { name: task })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\b(repository|null|slot|IANA|RETENTION_DAYS)\b/i);
});

test('saves only the fact that was changed', async ({ page, baseURL, host }) => {
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
  });
  await page.reload();
  await edit(page, 'site-phone');
  await box(page, 'Phone').fill('237-1000');
  await expect(await saveInVain(page)).toContainText('See the red line.');
  await expect(box(page, 'Phone')).toBeFocused();
  await expect(box(page, 'Phone')).toHaveAccessibleDescription(/Write a number such as \(559\) 555-0142, without/);

  const before = host.text('content/site.yaml');
  await box(page, 'Phone').fill('559-237-1000');
  await save(page);
  expect(host.saves).toBe(1);
  // Comments and line breaks stay.
  expect(host.text('content/site.yaml')).toBe(before.replace('(559) 555-0142', '559-237-1000'));
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});

test('replaces a drawing with an uploaded photo', async ({ page, host }) => {
  const door = 'frontDoor: { caption: The door, picture: { file: IMG_1.JPG, alt: A green door. } }';
  for (const file of about) host.write({ [file]: host.text(file).replace('frontDoor: null', door) });
  // A camera that was held upright.
  const upright = await picture(2600).withMetadata({ orientation: 6 }).toBuffer();
  await chooseHero(page, 'Á Photo Of This Test.JPG', upright);
  await expect(page.getByText('Look at the description')).toBeVisible();
  await save(page);
  for (const file of about) expect(host.saved(file).hero.picture.file).toBe('a-photo-of-this-test.webp');
  const photo = join(host.folder, 'content/photos/a-photo-of-this-test.webp');
  const { format, width, height, exif } = await sharp(photo).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 1600, 2400, undefined]);
});

test('chooses a photograph that is already there by its picture', async ({ page, host }) => {
  await edit(page, 'picture-pages-about');
  await page.getByText('Top of the page').click();
  await page.getByText('Choose one that is already there').first().click();
  const button = page.getByRole('button', { name: 'IMG_1.JPG' });
  await expect(button.locator('img')).toBeVisible();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await save(page);
  for (const file of about) expect(host.saved(file).hero.picture.file).toBe('IMG_1.JPG');
});

test('keeps a photograph that was chosen before newer texts arrived', async ({ page, host }) => {
  for (const file of about) host.write({ [file]: host.text(file).replace('menuLabel: ', 'menuLabel: Yes ') });
  await page.evaluate(() => {
    const { createImageBitmap } = window;
    const isTime = new Promise((resolve) => addEventListener('texts', resolve));
    Object.assign(window, { createImageBitmap: (file: File) => isTime.then(() => createImageBitmap(file)) });
  });
  const texts = page.waitForResponse('**/edit/files/texts');
  await chooseHero(page, 'door.jpg', await picture(1700).toBuffer());
  await texts;
  await page.evaluate(() => dispatchEvent(new Event('texts')));
  await expect(page.getByAltText('Picture now: door.webp')).toBeVisible();
});

test('keeps an unsaved photograph of another tab', async ({ page, context, host }) => {
  const other = await context.newPage();
  await other.goto('/edit');
  await chooseHero(other, 'door.jpg', await picture(1700).toBuffer());
  await expect(other.getByText('Look at the description')).toBeVisible();
  await other.reload();
  await other.getByText('Top of the page').click();
  await expect(other.getByAltText('Picture now: door.webp')).toBeVisible();
  await other.close();
  await edit(page, 'picture-pages-about');
  await page.getByText('Top of the page').click();
  await expect(page.getByAltText('Picture now: door.webp')).toBeVisible();
  await save(page);
  expect(host.has('content/photos/door.webp')).toBe(true);
});

test('forgets a photograph that was chosen and then dropped', async ({ page }) => {
  await chooseHero(page, 'door.jpg', await picture(1700).toBuffer());
  await expect(page.getByText('Look at the description')).toBeVisible();
  const kept = () => page.evaluate(async () => (await (await caches.open('photographs')).keys()).length);
  expect(await kept()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.poll(kept).toBe(0);
});

test('says at its box that a photograph is small', async ({ page }) => {
  await chooseHero(page, 'tiny.jpg', await picture(40).toBuffer());
  await expect(status(page).filter({ hasText: 'The photograph is 40 pixels wide' })).toBeVisible();
});

test('says to wait for a photograph that is being made smaller', async ({ page }) => {
  await page.addInitScript(() => {
    window.createImageBitmap = () => new Promise(() => {});
  });
  await page.reload();
  await chooseHero(page, 'large.jpg', await picture(40).toBuffer());
  await expect(page.getByText('Your photograph is being made smaller…')).toBeVisible();
  await expect(await saveInVain(page)).toContainText('being made smaller. Press Save again in a few seconds.');
});

test('says which file of a Live Photo to choose', async ({ page }) => {
  await chooseHero(page, 'IMG_2.MOV', Buffer.from('video'));
  await expect(page.getByText('IMG_2.MOV is the video of a Live Photo. Choose the photograph')).toBeVisible();
  await chooser(page).setInputFiles({ name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  await expect(page.getByText('This browser cannot read IMG_2.HEIC. Choose it on the phone')).toBeVisible();
});

test('says so if nothing was changed', async ({ page, host }) => {
  await edit(page, 'site-phone');
  await save(page);
  await expect(status(page).filter({ hasText: 'Phone and address: all of it was saved before.' })).toBeVisible();
  expect(host.saves).toBe(0);
});

test('lists a form with something unsaved at the start', async ({ page }) => {
  await edit(page, 'site-phone');
  await expect(page.getByText('Not saved yet.')).toHaveCount(0);
  await typePhone(page);
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page
    .getByRole('navigation', { name: 'Not saved yet' })
    .getByRole('link', { name: 'Phone and address' })
    .click();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(box(page, 'Phone')).toHaveValue('(559) 555-0142');
});

/** Opens each fold, and those in it. */
async function openFolds(page: Page) {
  for (let depth = 0; depth < 4; depth++) {
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    await expect(page.locator('details[open]:not(:has(> .inside))')).toHaveCount(0);
  }
}

async function checkView(page: Page, name: string) {
  await openFolds(page);
  expect(await axeFindings(page), name).toEqual([]);
  const { width, small } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    small: [...document.querySelectorAll('button, input:not([type=checkbox]), select, textarea, summary, a, .check')]
      .filter((target) => target.getBoundingClientRect().height < 47.5)
      .map((target) => target.outerHTML),
  }));
  expect([width, small], name).toEqual([390, []]);
}

test('each form is accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await checkView(page, 'start');
  const links = await page.getByRole('navigation').getByRole('link').all();
  const forms = await Promise.all(links.map((link) => link.getAttribute('href')));
  // A new service has the form of the one it is like.
  for (const form of forms.filter((href) => !/^#new-(?!.*-meals)/.test(href ?? ''))) {
    await edit(page, form?.slice(1) ?? '');
    await checkView(page, form ?? '');
  }
});
