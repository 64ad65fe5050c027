import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../helpers/page/axe.ts';
import { addClosingDay, box, edit, saveInVain, test } from '../../helpers/page/editor.ts';
import { picture } from '../../helpers/picture.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const WORD = 'zebra';
const frame = (page: Page) => page.frameLocator('iframe');
/** The words of the place that is marked, and whether they are in sight. */
const marked = (page: Page) =>
  frame(page)
    .locator('body')
    .evaluate(() => {
      const mark = document.getAnimations().find(({ id }) => id === 'changed');
      const { target } = (mark?.effect ?? {}) as KeyframeEffect;
      const { top = -1, bottom = 0 } = target?.getBoundingClientRect() ?? {};
      return { words: target?.textContent, isInSight: top >= 0 && bottom <= innerHeight };
    });
const lines = (page: Page) => page.locator('.preview .lines');
const focused = (page: Page) => page.locator('form [data-field]:focus');

async function openPage(page: Page, form: string): Promise<void> {
  await edit(page, form);
  await frame(page).locator('main').waitFor();
}

/** The names of all forms that the editor has. */
async function formNames(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: 'What would you like to change?' }).waitFor();
  for (const fold of await page.locator('details > summary').all()) await fold.click();
  const links = await page.locator('nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)].map((link) => link.slice(1)).filter((name) => name !== 'start');
}

/** Types a word into one text after the other, until the page shows it. */
async function typeWord(page: Page): Promise<boolean> {
  const texts = page.locator('form :is(textarea, input[type="text"])[data-field]:not([data-field*="#meta"])');
  for (let folds = 0; folds < 5; folds++) {
    for (const text of await texts.all()) {
      const before = await text.inputValue();
      if (!/\p{L}{3} /u.test(before)) continue;
      await text.fill(`${before} ${WORD}`);
      const isShown = async () => (await frame(page).getByText(WORD).count()) > 0;
      const isSaid = async () => (await lines(page).getByText('show').count()) > 0;
      const isSeen = async () => (await isShown()) || (await isSaid());
      // The page comes without a line if its language changes with the first letter. The next letter brings the line.
      await expect.poll(async () => (await isSeen()) || (await text.press('a'))).toBe(true);
      if (await isShown()) return true;
      await text.fill(before);
    }
    const fold = await page.$('form details:not([open])');
    if (!fold) break;
    await (await fold.$('summary'))?.click();
    // What is in a fold is drawn when it opens.
    await fold.waitForSelector(':scope > :not(summary)');
  }
  return false;
}

test('shows the page of every form as it is typed', async ({ page }) => {
  const inEmails = ['mail', 'staff', 'pages-tour-request-problem'];
  const withoutWords = /^(picture-.*|services-order|site-(closed|hours|phone|rules))$/;
  const missed: string[] = [];
  let typed = 0;
  for (const name of await formNames(page)) {
    await openPage(page, name);
    await expect(frame(page).locator('h1').first(), name).toBeVisible();
    expect(await page.locator('iframe').count(), name).toBe(1);
    if (withoutWords.test(name) || inEmails.includes(name)) continue;
    typed += 1;
    if (!(await typeWord(page))) missed.push(name);
  }
  expect(typed).toBeGreaterThan(25);
  expect(missed).toEqual([]);
});

test('says of words in emails that no page shows them', async ({ page }) => {
  await openPage(page, 'mail');
  await page.locator('form textarea').first().fill('We have your letter.');
  await expect(lines(page)).toContainText('words for emails and search engines are on none');
});

test('shows the language of the box with the focus', async ({ page }) => {
  await openPage(page, 'pages-about');
  await page.getByText('Top of the page').click();
  await box(page, 'Heading Spanish').fill('La gente del gran huerto');
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'es');
  await expect(frame(page).getByRole('heading', { name: 'La gente del gran huerto' })).toBeVisible();
  await box(page, 'Heading English').focus();
  await expect(frame(page).locator('html')).toHaveAttribute('lang', 'en');
});

test('marks a new closing day for two seconds', async ({ page }) => {
  await openPage(page, 'site-closed');
  await addClosingDay(page);
  const words = expect.stringContaining('Tuesday, November 3, 2099');
  await expect.poll(() => marked(page)).toEqual({ words, isInSight: true });
  await expect.poll(() => marked(page)).toEqual({ words: undefined, isInSight: false });
});

test('draws the rest of a form with a refused value', async ({ page }) => {
  await openPage(page, 'site-phone');
  await box(page, 'Phone').fill('(559) 23');
  await expect(lines(page)).toContainText('Write a number such as (559) 555-0142');
  await box(page, 'Street').fill('8 Elm Street');
  await expect(frame(page).getByText('8 Elm Street').filter({ visible: true }).first()).toBeVisible();
  await expect(frame(page).getByText('(559) 555-0142').filter({ visible: true }).first()).toBeVisible();
  await saveInVain(page);
  await expect(lines(page)).toHaveText('The page shows the words before the red line.');
});

test('stays a form when its page cannot be drawn', async ({ page }) => {
  await openPage(page, 'site-phone');
  const breakViews = () => {
    String.prototype.replaceAll = () => {
      throw new Error('This browser is broken.');
    };
  };
  await frame(page).locator('body').evaluate(breakViews);
  await box(page, 'Street').fill('8 Elm Street');
  await expect(lines(page)).toHaveText('This page cannot be drawn with what you typed, which is kept.');
  await expect(box(page, 'Street')).toHaveValue('8 Elm Street');
});

test('shows the service that a new one is like', async ({ page }) => {
  await openPage(page, 'new-services-meals');
  await expect(frame(page).locator('h1')).toHaveText('Soup and Bread');
  await page.getByRole('textbox', { name: 'Title English', exact: true }).fill('Evening walks');
  await expect(frame(page).locator('h1')).toHaveText('Evening walks');
});

test('shows a photograph that was just chosen', async ({ page }) => {
  await openPage(page, 'picture-pages-about');
  const buffer = await picture(1600).toBuffer();
  const file = { name: 'door.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByText('Top of the page').click();
  await page.getByLabel('Picture', { exact: true }).first().setInputFiles(file);
  await expect(frame(page).locator('img[src^="blob:"]').first()).toHaveJSProperty('naturalWidth', 1600);
});

test('shows each message of the form by a choice', async ({ page }) => {
  await openPage(page, 'interface');
  const choose = (label: string) => page.getByLabel('Page', { exact: true }).selectOption(label);
  await choose('Contact: not sent');
  await expect(frame(page).locator('[data-place=failure]')).not.toBeEmpty();
  await choose('Contact: sent');
  await expect(frame(page).locator('[data-place=thanks] h2')).toBeVisible();
  const button = (name: string) => frame(page).getByRole('button', { name });
  await choose('Contact: still sending');
  await expect(button('Submitting')).toBeVisible();
  await choose('Contact: something is typed');
  await button('Empty').click();
  await focused(page).fill('Wipe it all');
  await expect(button('Wipe it all')).toBeVisible();
  await choose('Contact: emptied');
  await button('Put back').click();
  await expect(focused(page)).toHaveValue('Put back what you typed');
  await openPage(page, 'problems');
  await choose('Tour request problem: Not an email');
  await expect(frame(page).locator('#tour-email')).toHaveAttribute('aria-invalid', 'true');
});

test('leads from what was clicked to its box', async ({ page }) => {
  await openPage(page, 'pages-about');
  await frame(page).getByText('One kettle').click();
  await expect(focused(page)).toHaveValue('One kettle');
  await expect(focused(page)).toBeInViewport();
  await frame(page).locator('main img').first().click();
  await expect(focused(page)).toHaveAttribute('type', 'file');
  await frame(page).getByText('Tou Ger Xiong').click();
  await expect(lines(page).getByRole('link')).toHaveText('Staff, languages, prices');
});

test('leads to a box by the keyboard', async ({ page }) => {
  await openPage(page, 'pages-about');
  await frame(page).getByText('One kettle').focus();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveValue('One kettle');
});

test('leads to no other page', async ({ page }) => {
  await openPage(page, 'pages-contact');
  const { frames } = { frames: page.frames() };
  await frame(page).locator('header a').first().click();
  await frame(page)
    .getByRole('button', { name: 'Send' })
    .or(frame(page).locator('button[type=submit]'))
    .first()
    .click();
  await expect(frame(page).locator('main')).toBeVisible();
  expect(page.frames().map((one) => one.url())).toEqual(frames.map((one) => one.url()));
});

test('keeps to its content-security policy', async ({ page, baseURL }) => {
  const noise: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && ![baseURL, 'https://api.github.com'].includes(origin)) noise.push(request.url());
  });
  page.on('console', (line) => line.type() === 'info' || noise.push(line.text()));
  await page.addInitScript(() => {
    const report = ({ documentURI, violatedDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      console.error(documentURI, violatedDirective, blockedURI);
    document.addEventListener('securitypolicyviolation', report);
  });
  await page.reload();
  await openPage(page, 'pages-contact');
  await frame(page).locator('footer').scrollIntoViewIfNeeded();
  await frame(page).locator('#location').scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(noise).toEqual([]);
});

test('has no accessibility errors with the page open', async ({ page }) => {
  await openPage(page, 'pages-about');
  expect(await axeFindings(page)).toEqual([]);
  const inside = page.frames().find((one) => one.url().endsWith('/edit-preview'));
  if (!inside) throw new Error('there is no frame');
  expect(await axeFindings(inside)).toEqual([]);
});

test('remembers whether the page is open', async ({ page }) => {
  await openPage(page, 'site-phone');
  await page.getByRole('button', { name: 'Close the page' }).click();
  await edit(page, 'site-hours');
  await expect(page.getByRole('button', { name: 'See the page' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is over the form until Back returns to the same box', async ({ page }) => {
    await edit(page, 'site-phone');
    await box(page, 'Street').fill('8 Elm Street');
    await page.getByRole('button', { name: 'See the page' }).click();
    await expect(frame(page).getByText('8 Elm Street').filter({ visible: true }).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(box(page, 'Street')).toBeFocused();
    await page.getByRole('button', { name: 'See the page' }).click();
    await frame(page).getByText('(559) 555-0142').last().click();
    await expect(box(page, 'Phone')).toBeFocused();
    await page.getByRole('button', { name: 'See the page' }).click();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(page.locator('form')).not.toHaveAttribute('inert');
    await expect(page.locator('iframe')).toHaveCount(1);
  });
});
