import { expect, type Page, test } from '@playwright/test';
import {
  addClosingDay,
  addQuestion,
  checkSaved,
  edit,
  openEditor,
  save,
  saveInVain,
  signIn,
} from '../../helpers/page/editor.ts';

test.use({ viewport: { width: 1400, height: 900 } });

const site = 'tests/fixture/site.yaml';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('saves files that the content check accepts', async ({ page }) => {
  const host = await openEditor(page);
  await edit(page, 'tasks/entries/site-hours');
  await page.locator('[data-key-path="hours.0.closes"] input[type="time"]').fill('15:45');
  await save(page);
  await addClosingDay(page, host);
  await save(page);
  const { hours, closingDays } = host.saved(site);
  expect(hours[0].closes).toBe('15:45');
  expect(closingDays).toContainEqual({ date: '2099-11-03' });

  const group = 1;
  const question = await addQuestion(page, group);
  const field = (key: string) => page.locator(`[data-key-path="${question}.${key}"]`).first();
  await field('id').getByRole('textbox').fill('a-new-question');
  await field('question').getByRole('textbox').fill('Is this new?');
  await field('answers').getByRole('button', { name: /^Add/ }).click();
  await field('answers').getByRole('textbox').fill('It is.');
  await save(page);
  expect(host.saved('tests/fixture/en/pages/questions.yaml').groups[group].items.at(-1).id).toBe('a-new-question');

  const { status, output } = checkSaved(host);
  expect(status, output).toBe(0);
});

for (const place of ['another tab', 'another computer'])
  test(`keeps what ${place} saved meanwhile`, async ({ page, context, browser }) => {
    const host = await openEditor(page);
    const other = await (place === 'another tab' ? context : await browser.newContext()).newPage();
    if (place === 'another tab') await other.goto('/edit');
    else await openEditor(other, host);
    await edit(page, 'tasks/entries/site-phone');
    await edit(other, 'tasks/entries/site-hours');
    const closes = other.locator('[data-key-path="hours.0.closes"] input[type="time"]');
    await closes.fill('15:45');
    await save(other);
    await box(page, 'Phone').fill('(559) 237-1000');
    await save(page);
    expect(host.saved(site)).toMatchObject({ phone: '(559) 237-1000', hours: [{ closes: '15:45' }] });

    // The form shows what is stored.
    await other.clock.install();
    await other.clock.fastForward(11_000);
    await edit(other, 'tasks/entries/site-phone');
    await expect(box(other, 'Phone')).toHaveValue('(559) 237-1000');
  });

test('refuses a field that someone else has changed, until Save is pressed again', async ({ page }) => {
  const host = await openEditor(page);
  await edit(page, 'tasks/entries/site-phone');
  await box(page, 'Phone').fill('(559) 237-1000');
  host.commit({ [site]: host.text(site).replace('(559) 555-0142', '(559) 555-0199') });
  await saveInVain(
    page,
    'Phone: is “(559) 555-0199” since a change in another window, and “(559) 237-1000” here. Save again to keep yours.',
  );
  expect(host.saved(site).phone).toBe('(559) 555-0199');
  await save(page);
  expect(host.saved(site).phone).toBe('(559) 237-1000');
});

test('refuses a list that someone else has made longer too', async ({ page }) => {
  const host = await openEditor(page);
  await addClosingDay(page, host);
  const { closingDays } = host.saved(site);
  const text = host.text(site).replace(/closingDays:(?: \[\])?\n/, 'closingDays:\n  - 2098-12-28\n');
  expect(closingDays.length).toBeGreaterThan(0);
  host.commit({ [site]: text });
  await saveInVain(
    page,
    'Closing days: “12/28/2098” is new since a change in another window. Do the same here, or save again',
  );
  expect(host.saves).toEqual(['A change']);
});

const failures = {
  offline: ['offline', 'You are offline. Connect to the internet, and press Save again.'],
  'an ended token': [
    { status: 401, json: { message: 'Bad credentials' } },
    'Your access has ended. Ask webmaster@example.org for a new token.',
  ],
  'a token without rights': [
    { json: { errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by personal access token' }] } },
    'Your access does not allow changes. Ask webmaster@example.org for a token that does.',
  ],
  'a protected branch': [
    { json: { errors: [{ message: 'Protected branch rule violations found' }] } },
    'Saving is locked. Ask webmaster@example.org to unlock the branch “main”.',
  ],
  'a save at the same time': [{ status: 409, json: {} }, 'Someone else saved at the same time. Press Save again.'],
  'too many requests': [{ status: 429, json: {} }, 'That was too much at once. Press Save again in ten minutes.'],
  'a broken host': [{ status: 503, body: '<h1>Unicorn!</h1>' }, 'does not answer. Press Save again in a few minutes'],
} as const;

for (const [what, [failure, advice]] of Object.entries(failures))
  test(`${what} keeps what was typed, and says what to do`, async ({ page }) => {
    const host = await openEditor(page);
    host.failure = failure;
    await typePhone(page);
    await saveInVain(page, advice);
    await expect(box(page, 'Phone')).toHaveValue('(559) 237-1000');
    await restoreAfterReload(page);
  });

test('a tab that is closed while it saves keeps what was typed', async ({ page, context }) => {
  const host = await openEditor(page);
  host.failure = 'silence';
  await typePhone(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.close();
  await restoreAfterReload(await context.newPage());
});

test('a token that has ended leads to a new sign-in that keeps what was typed', async ({ page }) => {
  const host = await openEditor(page);
  await typePhone(page);
  host.token = 'another-token';
  await saveInVain(page, 'Your access has ended.');
  await page.goto('/edit');
  await signIn(page, 'another-token');
  await expectDraft(page);
});

async function typePhone(page: Page) {
  await edit(page, 'tasks/entries/site-phone');
  // The editor stores drafts only of typed input.
  await box(page, 'Phone').clear();
  await box(page, 'Phone').pressSequentially('(559) 237-1000');
  await expect.poll(() => page.evaluate(storedDrafts)).toContain('(559) 237-1000');
}

async function restoreAfterReload(page: Page) {
  await page.goto('/edit');
  await page.getByText('We are closed on…').first().waitFor();
  await expectDraft(page);
}

async function expectDraft(page: Page) {
  await edit(page, 'tasks/entries/site-phone');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(box(page, 'Phone')).toHaveValue('(559) 237-1000');
}

/** All drafts as JSON, from the database in which Sveltia CMS keeps them. */
async function storedDrafts(): Promise<string> {
  const whenDone = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const drafts: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await whenDone(indexedDB.open(name));
    if (database.objectStoreNames.contains('draft-backups'))
      drafts.push(...(await whenDone(database.transaction('draft-backups').objectStore('draft-backups').getAll())));
    database.close();
  }
  return JSON.stringify(drafts);
}
