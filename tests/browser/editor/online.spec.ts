import { expect, type Page } from '@playwright/test';
import { save, status, test, typePhone } from '../../helpers/page/editor.ts';
import type { GitHost } from '../../helpers/page/git-host.ts';

test.use({ viewport: { width: 390, height: 800 } });

const site = 'content/site.yaml';
const line = (page: Page) => status(page).filter({ hasText: /Phone and address/ });

/** Publishes what is in the repository now. */
async function publish(page: Page, host: GitHost) {
  const files = Object.fromEntries(host.tree('HEAD').map(({ path, sha }) => [path, sha]));
  await page.route('**/version.json', (route) => route.fulfill({ json: { files } }));
}

/** Saves a phone number while everything else is online, with a clock that the test moves. */
async function savePhone(page: Page, host: GitHost) {
  await publish(page, host);
  await page.clock.install();
  await typePhone(page);
  await save(page);
  await expect(line(page)).toContainText('Phone and address: saved. It will be online in a few minutes.');
}

test('closes a day from a phone in four taps and a date', async ({ page, host }) => {
  await page.getByText('We are closed on…').click();
  await page.getByRole('button', { name: 'Add a closing day' }).click();
  const date = page.getByLabel('Date');
  await expect(date).toBeInViewport();
  await date.click();
  await date.fill('2099-11-03');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('We are closed on…: saved.')).toBeVisible();
  expect(host.saved(site).closingDays).toContainEqual({ date: '2099-11-03' });
});

test('offers to put back a save that is online', async ({ page, host }) => {
  await savePhone(page, host);
  await publish(page, host);
  await page.clock.runFor(20_000);
  await expect(line(page)).toContainText('Phone and address: online now.');
  await expect(page.getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/contact');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Phone and address/ })).toBeVisible();
});

test('says that a save is online once someone else saved the same file later', async ({ page, host }) => {
  await savePhone(page, host);
  host.commit({ [site]: host.text(site).replace('16:00', '15:45') });
  await publish(page, host);
  await page.clock.runFor(20_000);
  await expect(line(page)).toContainText('Phone and address: online now.');
});

test('names the saves of this browser that are not online yet', async ({ page, host }) => {
  await savePhone(page, host);
  const about = 'content/es/pages/about.yaml';
  host.commit({ [about]: host.text(about).replace('menuLabel: ', 'menuLabel: Muy ') });
  await page.reload();
  await expect(line(page)).toHaveText(/^Phone and address: saved\. /);
});

// What else keeps a save from being online is a row in editor/Online.test.ts.
test('says what the host has refused', async ({ page, host }) => {
  await savePhone(page, host);
  const path = ['too-long', 'heading'];
  const errors = [{ file: 'content/en/problems.yaml', path, message: 'Write text.' }];
  await page.route('**/update.json', (route) => route.fulfill({ json: { refused: { commit: 'abc', errors } } }));
  await page.clock.runFor(20_000);
  await expect(line(page)).toContainText('Not online: Phone and address. Correct this, and save again:');
  await expect(line(page)).toContainText('Messages of the form: Too long, Heading: Write text.');
});
