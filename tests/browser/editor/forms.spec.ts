import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../../helpers/page/axe.ts';
import { edit, fixtureHost, openEditor, save, saveInVain } from '../../helpers/page/editor.ts';
import { picture } from '../../helpers/picture.ts';

test.use({ viewport: { width: 1400, height: 900 } });

/** Replaces the first picture of About by a JPEG of that width. */
async function chooseHero(page: Page, name: string, width: number): Promise<Locator> {
  await edit(page, 'pages/entries/pages-about');
  for (const path of ['hero', 'hero.picture'])
    await page.locator(`[data-key-path="${path}"]`).getByRole('button', { name: 'Expand' }).first().click();
  const file = page.locator('[data-key-path="hero.picture.file"]').first();
  const buffer = await picture(width).toBuffer();
  await file.locator('input[type="file"]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  return file;
}

test('opens on tasks in the words of an owner', async ({ page }) => {
  await openEditor(page);
  for (const task of ['Our hours', 'Phone and address', 'A new testimonial', 'Staff, languages, prices'])
    await expect(page.getByText(task, { exact: true }).first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\b(repository|null|slot|IANA|RETENTION_DAYS)\b/i);
  // Sveltia would not let phones zoom.
  await expect(page.locator('meta[name="viewport"]').last()).not.toHaveAttribute('content', /maximum-scale/);
});

test('saves a changed fact and nothing else', async ({ page, baseURL }) => {
  const strangers: string[] = [];
  const complaints: string[] = [];
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && ![baseURL, 'https://api.github.com'].includes(origin))
      strangers.push(request.url());
  });
  const host = await openEditor(page);
  await edit(page, 'tasks/entries/site-phone');
  const phone = page.getByRole('textbox', { name: 'Phone', exact: true });

  await phone.fill('237-1000');
  await saveInVain(page, 'Phone: Write a number such as (559) 555-0142, without');

  await phone.fill('559-237-1000');
  await save(page);
  expect(host.saves).toEqual(['Change site-phone']);
  // Comments and line breaks stay.
  expect(host.git('diff', '--unified=0', 'HEAD~1').split('\n').slice(-2)).toEqual([
    '-phone: (559) 555-0142',
    '+phone: 559-237-1000',
  ]);
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});

test('replaces a drawing with an uploaded photo', async ({ page }) => {
  const about = ['en', 'es'].map((language) => `tests/fixture/${language}/pages/about.yaml`);
  const door = 'frontDoor: { caption: The door, picture: { file: IMG_1.JPG, alt: A green door. } }';
  const withDoor = about.map((file) => [file, readFileSync(file, 'utf8').replace('frontDoor: null', door)]);
  const host = await openEditor(page, fixtureHost(Object.fromEntries(withDoor)));
  const file = await chooseHero(page, 'Á Photo Of This Test.JPG', 2600);
  await expect(file).toContainText('a-photo-of-this-test');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('Picture, Description: this described the picture before.');
  expect(host.saved('tests/fixture/en/pages/about.yaml').hero.picture.file).toBe('a-photo-of-this-test.webp');
  const photo = join(host.folder, 'tests/fixture/photos/a-photo-of-this-test.webp');
  const { format, width } = await sharp(photo).metadata();
  expect([format, width]).toEqual(['webp', 2400]);
});

test('says after a save that a photograph is small', async ({ page }) => {
  await openEditor(page);
  const file = await chooseHero(page, 'tiny.jpg', 40);
  await expect(file).toContainText('tiny');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('tiny.jpg: the photograph is 40 pixels wide');
});

test('says to wait for a photograph that is being made smaller', async ({ page }) => {
  await openEditor(page);
  // Presses Save as soon as the editor says so.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.body.innerText.includes('Your photograph is being made smaller. Wait before you save.')) return;
      observer.disconnect();
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Save')?.click();
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  await chooseHero(page, 'large.jpg', 4000);
  await expect(page.locator('dialog.own')).toContainText('being made smaller. Press Save again in a few seconds.');
});

test('says which file of a Live Photo to choose', async ({ page }) => {
  await openEditor(page);
  await edit(page, 'pages/entries/pages-about');
  // A file that was dropped anywhere.
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['video'], 'IMG_2.MOV', { type: 'video/quicktime' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  });
  await expect(page.locator('dialog.own')).toContainText(
    'IMG_2.MOV is the video of a Live Photo. Choose the photograph',
  );
});

test('says after a save which pasted characters are not shown', async ({ page }) => {
  await openEditor(page);
  await edit(page, 'pages/entries/pages-privacy');
  const labels = page.getByRole('textbox', { name: 'Menu label', exact: true });
  await labels.first().fill('• Privacy');
  await labels.last().fill('¡Privacidad!!');
  await save(page);
  const notes = page.locator('#notes');
  await expect(notes).toContainText('Menu label: line breaks and bullets are not shown.');
  await expect(notes).toContainText('Spanish: Menu label: emoji and “!!!” look like advertising.');
});

test('offers no translation by another company', async ({ page }) => {
  await openEditor(page);
  await edit(page, 'pages/entries/pages-privacy');
  await expect(page.getByRole('button', { name: /^Translate/ })).toHaveCount(0);
});

test('axe finds no errors outside the package', async ({ page }) => {
  await openEditor(page);
  await edit(page, 'pages/entries/pages-home');
  // Sveltia CMS renders its form outside of landmarks, and opens it step by step.
  await expect(async () => {
    expect((await axeFindings(page)).filter((finding) => !finding.startsWith('region:'))).toEqual([]);
  }).toPass();
});
