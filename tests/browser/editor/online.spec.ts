import { expect, type Page, test } from '@playwright/test';
import { edit, openEditor, reveal, save } from '../../helpers/page/editor.ts';
import type { GitHost } from '../../helpers/page/git-host.ts';

test.use({ viewport: { width: 390, height: 800 } });

const site = 'tests/fixture/site.yaml';
const line = (page: Page) => page.locator('#online');

/** Publishes what is in the repository now. */
async function publish(page: Page, host: GitHost) {
  const lines = host.git('ls-tree', '-r', 'HEAD', 'tests/fixture').split('\n');
  const files = Object.fromEntries(
    lines.map((entry) => {
      const [, , sha = '', path = ''] = entry.split(/\s/);
      return [path.replace('tests/fixture', 'content'), sha];
    }),
  );
  await page.route('**/version.json', (route) => route.fulfill({ json: { files } }));
  return files;
}

/** Opens the editor while everything is online, with a clock that the test moves. */
async function openOnline(page: Page): Promise<GitHost> {
  const host = await openEditor(page);
  await publish(page, host);
  await page.clock.install();
  await page.reload();
  await page.getByText('We are closed on…').first().waitFor();
  return host;
}

async function savePhone(page: Page) {
  await edit(page, 'tasks/entries/site-phone');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('(559) 237-1000');
  await save(page);
}

test('closes a day from a phone in four taps and a date', async ({ page }) => {
  const host = await openEditor(page);
  await page.getByText('We are closed on…').first().click();
  const days = page.locator('[data-key-path="closingDays"]');
  const count = host.saved(site).closingDays.length;
  await page.getByRole('button', { name: 'Add \u2068Closing day\u2069' }).click();
  await expect(days).toContainText(`${count + 1} Closing day`);
  const date = days.locator('[data-key-path$=".date"] input').nth(count);
  await reveal(page, date);
  await date.click();
  await date.fill('2099-11-03');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(line(page)).not.toBeEmpty();
  expect(host.saved(site).closingDays).toContainEqual({ date: '2099-11-03' });
});

test('says when a save is online', async ({ page }) => {
  const host = await openOnline(page);
  await savePhone(page);
  await expect(line(page)).toContainText('Saved. It will be online in a few minutes.');
  await publish(page, host);
  await page.clock.runFor(20_000);
  await expect(line(page)).toHaveText('Online now.See the page');
  await expect(line(page).getByRole('link')).toHaveAttribute('href', '/contact');
});

test('says after 15 minutes whom to tell', async ({ page }) => {
  await openOnline(page);
  await savePhone(page);
  await page.clock.runFor(16 * 60_000);
  await expect(line(page)).toContainText('Not online yet: Phone and address. Tell webmaster@example.org.');
});

test('names at the start what is not online yet', async ({ page }) => {
  const host = await openOnline(page);
  const text = host.text(site).replace('(559) 555-0142', '(559) 555-0199').replace('16:00', '15:45');
  const about = 'tests/fixture/es/pages/about.yaml';
  host.commit({ [site]: text, [about]: host.text(about).replace('menuLabel: ', 'menuLabel: Muy ') });
  await page.reload();
  await page.getByText('We are closed on…').first().waitFor();
  await page.clock.runFor(20_000);
  await expect(line(page)).toHaveText('Not online yet: About in Spanish, Phone and address, Our hours');
});

test('says what the host has refused', async ({ page }) => {
  const host = await openOnline(page);
  const errors = ['content/en/pages/about.yaml:9:3: hero.heading: Write text, with quotation marks around numbers.'];
  const files = await publish(page, host);
  await savePhone(page);
  await page.route('**/version.json', (route) =>
    route.fulfill({ json: { files, refused: { commit: 'abc', errors } } }),
  );
  await page.clock.runFor(20_000);
  await expect(line(page)).toContainText('About: Top of the page, Heading: Write text');
});
