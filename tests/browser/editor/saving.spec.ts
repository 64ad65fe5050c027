import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../helpers/page/axe.ts';
import {
  addClosingDay,
  box,
  checkSaved,
  edit,
  openEditor,
  save,
  saveButton,
  saveInVain,
  signIn,
  test,
  typePhone,
} from '../../helpers/page/editor.ts';

const site = 'content/site.yaml';

async function openAgain(page: Page) {
  await page.goto('/edit');
  await expect(page.getByRole('navigation', { name: 'Not saved yet' })).toBeVisible();
  await edit(page, 'site-phone');
  await expect(box(page, 'Phone')).toHaveValue('(559) 237-1000');
  await expect(page.getByText('What you typed before is back.')).toBeVisible();
}

test('saves files that the content check accepts', async ({ page, host }) => {
  await addClosingDay(page);
  await save(page);
  expect(host.saved(site).closingDays.at(-1)).toEqual({ date: '2099-11-03' });
  const { status, output } = checkSaved(host);
  expect(status, output).toBe(0);
});

for (const place of ['another tab', 'another computer'])
  test(`keeps what ${place} saved meanwhile`, async ({ page, context, browser, host }) => {
    const other = await (place === 'another tab' ? context : await browser.newContext()).newPage();
    if (place === 'another tab') await other.goto('/edit');
    else await openEditor(other, host);
    await edit(page, 'site-phone');
    await edit(other, 'site-hours');
    await other.getByText('Monday, Tuesday').click();
    await other.getByLabel('Closes').fill('15:45');
    await save(other);
    await box(page, 'Phone').fill('(559) 237-1000');
    await save(page);
    expect(host.saved(site)).toMatchObject({ phone: '(559) 237-1000', hours: [{ closes: '15:45' }] });

    // The form shows what is stored.
    await edit(other, 'site-phone');
    await expect(box(other, 'Phone')).toHaveValue('(559) 237-1000');
  });

test('keeps what two tabs type into one form', async ({ page, context }) => {
  await typePhone(page);
  const other = await context.newPage();
  await other.goto('/edit');
  await edit(other, 'site-phone');
  await box(other, 'Email').fill('new@orchard.example');
  await save(other);
  await page.reload();
  await expect(box(page, 'Phone')).toHaveValue('(559) 237-1000');
});

test('keeps a save between reading and writing', async ({ page, host }) => {
  await typePhone(page);
  host.beforeCommit = () => host.commit({ [site]: host.text(site).replace('16:00', '15:45') });
  await save(page);
  expect(host.saves).toEqual(['A change', 'Change site-phone']);
  expect(host.saved(site)).toMatchObject({ phone: '(559) 237-1000', hours: [{ closes: '15:45' }] });
});

test('refuses a field that someone else has changed, until Save is pressed again', async ({ page, host }) => {
  await typePhone(page);
  host.commit({ [site]: host.text(site).replace('(559) 555-0142', '(559) 555-0199') });
  await saveInVain(page);
  await expect(box(page, 'Phone')).toHaveAccessibleDescription(
    /This is “\(559\) 555-0199” since a change in another window, and “\(559\) 237-1000” here. Save again to keep yours./,
  );
  expect(host.saved(site).phone).toBe('(559) 555-0199');
  await save(page);
  expect(host.saved(site).phone).toBe('(559) 237-1000');
});

test('keeps what someone else has added to a list', async ({ page, host }) => {
  await addClosingDay(page);
  host.commit({ [site]: host.text(site).replace('closingDays:\n', 'closingDays:\n  - "2098-12-28"\n') });
  await save(page);
  const days = host.saved(site).closingDays;
  expect([days[0], days.at(-1)]).toEqual(['2098-12-28', { date: '2099-11-03' }]);
});

test('a refusal clears what was said of an earlier save', async ({ page }) => {
  await typePhone(page);
  await save(page);
  await expect(page.getByText('Phone and address: saved.')).toBeVisible();
  await edit(page, 'site-phone');
  await box(page, 'Phone').fill('12');
  await saveInVain(page);
  await expect(page.getByText(/\bsaved\. It will/)).toHaveCount(0);
  await box(page, 'Phone').fill('(559) 237-2000');
  await save(page);
  await expect(page.getByText('Nothing was saved')).toHaveCount(0);
});

const webPage = { status: 200, body: '<h1>Sign in to this network</h1>' };

// Every other answer of a git host is a row in editor/github-host.test.ts.
for (const [what, failure, advice] of [
  ['a network that blocks the host', 'offline', 'This device is online, but api.github.com cannot be reached.'],
  ['a web page as the answer', webPage, 'The place where the website is kept does not work now.'],
] as const)
  test(`says what to do about ${what} without dropping what was typed`, async ({ page, host }) => {
    host.failure = failure;
    await typePhone(page);
    await expect(await saveInVain(page)).toContainText(advice);
    await expect(box(page, 'Phone')).toHaveValue('(559) 237-1000');
    await openAgain(page);
  });

test('a save whose answer is lost is saved once', async ({ page, host }) => {
  host.failure = 'lost answer';
  await typePhone(page);
  await save(page);
  await expect(page.getByText('Phone and address: saved.')).toBeVisible();
  expect(host.saves).toEqual(['Change site-phone']);
});

test('a tab that is closed while it saves keeps what was typed', async ({ page, context, host }) => {
  host.failure = 'silence';
  await typePhone(page);
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  // What would be typed now would be in no save.
  await box(page, 'Phone').focus();
  await expect(box(page, 'Phone')).not.toBeFocused();
  await page.close();
  await openAgain(await context.newPage());
});

test('a token that has ended leads to a new sign-in that keeps what was typed', { tag: '@differs' }, async ({
  page,
  host,
}) => {
  await typePhone(page);
  host.token = 'another-token';
  const ended = 'Your access has ended. Ask webmaster@example.org for a new token.';
  await expect(await saveInVain(page)).toContainText(ended);
  await page.goto('/edit');
  await expect(page.getByRole('alert')).toHaveText(ended);
  await signIn(page, 'another-token');
  await openAgain(page);
});

test('the sign-in is accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByLabel('Token')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('without an answer at the start, asks for no token', async ({ page, context, host }) => {
  await typePhone(page);
  await context.route('https://api.github.com/**', (route) => route.fulfill({ status: 502 }));
  await page.goto('/edit');
  await expect(page.getByRole('alert')).toContainText('does not work now. Try again in a few minutes');
  await expect(page.getByRole('alert')).toContainText('What you typed before is kept.');
  await expect(page.getByLabel('Token')).toHaveCount(0);
  await context.unroute('https://api.github.com/**');
  await host.serve(context);
  await page.getByRole('button', { name: 'Try again' }).click();
  await openAgain(page);
});

test('is usable by keyboard alone', async ({ page, host }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(page.getByRole('heading', { name: 'What would you like to change?' })).toBeFocused();
  await press('Tab', 'Enter');
  await expect(page.getByRole('heading', { name: 'We are closed on…' })).toBeFocused();
  await press('Tab', 'Enter');
  await expect(page.getByLabel('Date')).toBeFocused();
  await expect(page.getByRole('status').first()).toHaveText('3 Closing days');
  await page.keyboard.type('11032099');
  // Enter goes to the next box, and never saves.
  await press('Enter');
  await expect(page.getByLabel('Date')).not.toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  expect(host.saves).toEqual([]);
  await press('Enter');
  await expect(page.getByText('We are closed on…: saved.')).toBeVisible();
  expect(host.saved(site).closingDays).toContainEqual({ date: '2099-11-03' });
});
