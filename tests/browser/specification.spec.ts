/*
 * Texts that the specification of this website fixes: the only checks that quote words of the pages. The words are in
 * `tests/helpers/specified-texts.ts`; all other words are the owner's, and no check quotes them.
 *
 * Facts in the fixed words follow the content:
 * - name, phone, email, address and every claim are those of `content/site.yaml`: "22+ Years Experience" is the claim
 *   `years` and two fixed words. A claim that is null is not checked.
 * - the hours of the specification hold for the hours of the specification (Monday to Friday, eight to four); other hours
 *   are expected as the site writes them.
 * - the services of the specification are expected in its order with its titles and categories as long as they are
 *   offered. Services may be added between them and taken away.
 * - testimonials may be as many as the owner has, each with the stars that it was given.
 * To change a fixed phrase, change it there and in `content/en` in one commit.
 */
import type { Locator, Page } from '@playwright/test';
import { address, content, facts, firstService, phoneLink, ui } from '../helpers/facts.ts';
import { button, field, holdAnswers, openFilled, panel, texts } from '../helpers/page/form.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import * as specified from '../helpers/specified-texts.ts';

// An owner, whose center has another name, may change any text.
test.skip(facts.name !== specified.standInName, 'The center has a name of its own.');

const call = (page: Page) => page.locator(`main a[href="${phoneLink}"]`, { hasText: 'Call' });

const serviceCards = (page: Page) =>
  page.getByRole('main').locator('li', { has: page.getByRole('link', { name: ui.service.learnMore }) });

/** Checks that a page says certain things one after the other. */
async function expectInOrder(page: Page, expected: string[]) {
  const shown = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
  let from = 0;
  for (const text of expected) {
    const found = shown.indexOf(text.toLowerCase(), from);
    expect(found, `"${text}" in its place`).toBeGreaterThanOrEqual(0);
    from = found + text.length;
  }
}

test('header, menus and footer have the specified text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const navigation = page.getByRole('banner').getByRole('navigation').first();
  await expect(navigation.locator('> a, > button')).toContainText(specified.header);
  const footer = page.getByRole('contentinfo');
  for (const text of specified.footer) await expect(footer.getByText(text, { exact: true })).toBeVisible();
  const quick = footer.getByRole('navigation', { name: specified.quickLinksHeading }).getByRole('link');
  await expect(quick).toContainText(specified.quickLinks);
  for (const text of [...address, ...specified.hours]) await expect(footer).toContainText(text);
});

test('the home page has its seven sections in order', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(specified.home[0] ?? '');
  await expectInOrder(page, specified.home);
  for (const name of ['Schedule a Free Tour', 'Schedule Free Tour'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/contact#tour');
  await expect(main.getByRole('link', { name: 'Call us Now' })).toHaveAttribute('href', phoneLink);
  await expect(call(page)).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Read More Family Stories' })).toHaveAttribute('href', '/testimonials');
});

test('service cards are in order with one gradient per category', async ({ page }) => {
  const offered = content.services.map(({ path }) => path.slice('/services/'.length));
  const slugs = Object.keys(specified.services);
  expect(offered.filter((slug) => slugs.includes(slug))).toEqual(slugs.filter((slug) => offered.includes(slug)));
  await open(page, '/');
  const shown = await serviceCards(page).all();
  expect(shown).toHaveLength(content.services.length);
  const gradients = new Map<string, string>();
  for (const [index, card] of shown.entries()) {
    const service = content.services[index];
    if (!service) continue;
    const { title, category } = specified.services[offered[index] ?? ''] ?? service;
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.getByText(specified.service.available, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: specified.service.learnMore })).toHaveAttribute('href', service.path);
    const badge = card.getByText(category, { exact: true });
    const gradient = await badge.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(gradient).toContain('gradient');
    expect(gradients.get(category) ?? gradient, `one gradient for ${category}`).toBe(gradient);
    gradients.set(category, gradient);
  }
  expect(new Set(gradients.values()).size).toBe(gradients.size);
});

test('service card descriptions are clamped to three lines', async ({ page }) => {
  await open(page, '/');
  const lines = await serviceCards(page)
    .first()
    .locator('p[data-clamped]')
    .evaluate((text) => {
      text.textContent = 'More words than three lines can hold. '.repeat(20);
      return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    });
  expect(lines).toBeCloseTo(3, 1);
});

test('a service page has five or six offerings', async ({ page }) => {
  const { back, moreHeading, moreButton } = specified.service;
  for (const { path, offerings } of content.services) expect([5, 6], path).toContain(offerings.items.length);
  await open(page, firstService);
  await expect(page.locator('main li:has(> h3):has(> p)')).toHaveCount(
    content.services[0]?.offerings.items.length ?? 0,
  );
  await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', '/');
  const more = page.getByRole('complementary', { name: moreHeading }).first();
  await expect(more.getByRole('link', { name: moreButton })).toHaveAttribute('href', '/contact');
});

test('the about page has its eight sections in order', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expectInOrder(page, specified.about);
  await expect(main.locator('li:has(> h3):has(ul li)')).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'Schedule Free Tour' })).toHaveAttribute('href', '/contact#tour');
  await expect(call(page)).toContainText(`Call ${facts.phone}`);
  const paintOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const band = main.locator('section', { hasText: 'Difference Today' });
  expect(await paintOf(band), 'the color of the brand').toBe(
    await paintOf(page.locator('footer [data-ground="deep"]')),
  );
});

test('the testimonials page has one card per testimonial', async ({ page }) => {
  await open(page, '/testimonials');
  const main = page.getByRole('main');
  await expectInOrder(page, specified.testimonials);
  const shown = main.locator('li', { has: page.locator('blockquote') });
  await expect(shown).toHaveCount(content.testimonials.length);
  for (const [index, card] of (await shown.all()).entries()) {
    const stars = ui.testimonial.stars.replace('{rating}', String(content.testimonials[index]?.rating));
    await expect(card.getByRole('img', { name: stars })).toBeVisible();
    await expect(card).toContainText(new RegExp(specified.relationships.join('|')));
  }
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await shown.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(Math.min(columns, content.testimonials.length));
  }
  await expect(main.getByRole('link', { name: 'Schedule Your Free Tour' })).toHaveAttribute('href', '/contact#tour');
  const reviews = main.getByRole('link', { name: 'View Google Reviews' });
  await expect(reviews).toHaveAttribute('target', '_blank');
  await expect(reviews).toHaveAttribute('href', facts.links.reviews);
  await expect(main.locator('form')).toHaveCount(0);
});

test('the contact page has the contact details and the location', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(specified.contactHeading);
  for (const part of specified.contact) await expectInOrder(page, part);
  const card = main.getByRole('region', { name: specified.tourCard, exact: true }).first();
  await expect(card.locator(`a[href="${phoneLink}"]`)).toBeVisible();
  await expect(main.locator('form')).toBeVisible();
  const map = (await main.locator('iframe').getAttribute('src')) ?? '';
  expect(decodeURIComponent(map)).toContain(address.join(', '));
});

test('the form has the specified fields', async ({ page }) => {
  await open(page, '/contact');
  const { labels, namePlaceholder, phonePlaceholder, note } = specified.form;
  const form = page.locator('#tour');
  for (const label of labels) await expect(form.getByLabel(new RegExp(`^${label}( \\*)?$`))).toBeVisible();
  await expect(field(page, 'name')).toHaveAttribute('placeholder', namePlaceholder);
  await expect(field(page, 'phone')).toHaveAttribute('placeholder', phonePlaceholder);
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'message')).toHaveAttribute('rows', '6');
  await expect(form).toContainText(note);
});

test('the form has the specified messages', async ({ page }) => {
  const { submitting, thanks, promise, failed } = specified.form;
  const held = await holdAnswers(page);
  await openFilled(page);
  await button(page).click();
  await expect(button(page)).toHaveText(submitting);
  held.letGo();
  await expect(panel(page)).toHaveText(thanks);
  for (const text of promise) await expect(page.locator('#tour')).toContainText(text);
  expect(texts.failed).toBe(failed);
});
