import type { Locator, Page } from '@playwright/test';
import { facts, phoneLink } from './support/facts.ts';
import { expect, open, test } from './support/page/test.ts';
import { cards, serviceCards } from './support/service-cards.ts';

const call = (place: Page | Locator) => place.getByRole('link', { name: `Call ${facts.phone}` });

/** Checks that a page says certain things one after the other. */
async function expectInOrder(page: Page, texts: string[]) {
  const said = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
  let from = 0;
  for (const text of texts) {
    const found = said.indexOf(text.toLowerCase(), from);
    expect(found, `"${text}" in its place`).toBeGreaterThanOrEqual(0);
    from = found + text.length;
  }
}

test('the home page has its seven sections in order', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Compassionate Adult Day Care in Fresno, California',
  );
  await expectInOrder(page, [
    'Compassionate Adult Day Care in Fresno, California',
    ...['Schedule a Free Tour', 'Call'],
    'A Warm, Hands-On Approach to Adult Day Care',
    'Monday to Friday 8:00AM-4:00PM',
    ...['Personalized Care', 'Safe Environment', 'Compassionate Team', '22 Years Experience'],
    'Mission',
    ...['Compassionate Care', 'Safe Environment', 'Family Support'],
    'Our Care Philosophy',
    ...['Individualized Care', 'Holistic Wellness', 'Family Partnership'],
    'Learn More',
    ...['22+', '500+', '98%'],
    ...['Customer Experience', 'Best in the Business', 'Quality Assurance', 'Professional Service'],
    ...['5.0', '5.0', '5.0'],
    'Read More Family Stories',
    'Schedule Free Tour',
  ]);
  for (const name of ['Schedule a Free Tour', 'Schedule Free Tour'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Call us Now' })).toHaveAttribute('href', phoneLink);
  await expect(call(main)).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Read More Family Stories' })).toHaveAttribute('href', '/testimonials');
  await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
});

test('twelve service cards stand in order, each with its category in a gradient of its own', async ({ page }) => {
  await open(page, '/');
  const shown = await serviceCards(page).all();
  expect(shown).toHaveLength(12);
  const gradients = new Map<string, Set<string>>();
  for (const [index, card] of shown.entries()) {
    const { title = '', category = '', path = '' } = cards[index] ?? {};
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.getByText('Available', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', path);
    const badge = card.getByText(category, { exact: true });
    const gradient = await badge.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(gradient).toContain('gradient');
    gradients.set(category, (gradients.get(category) ?? new Set()).add(gradient));
  }
  const used = [...gradients.values()].flatMap((found) => [...found]);
  expect([gradients.size, used.length, new Set(used).size]).toEqual([7, 7, 7]);
});

test('the description on a service card ends after three lines', async ({ page }) => {
  await open(page, '/');
  const lines = await serviceCards(page)
    .first()
    .locator('p[data-clamped]')
    .evaluate((text) => {
      text.textContent = 'More ui than three lines can hold. '.repeat(20);
      return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    });
  expect(lines).toBeCloseTo(3, 1);
});

test('the about page has its eight sections in order', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expectInOrder(page, [
    'Our Mission',
    ...['Our Values', 'Compassion & Dignity', 'Safety & Security', 'Excellence in Care', 'Individual Choice'],
    ...['Our Story', 'Why We Started', 'Our Impact'],
    ...['Licensing & Accreditations', 'California licensed', 'Health department approved'],
    ...['Medicare certified', 'Quality assurance'],
    ...['What Sets Us Apart', 'Personalized care', 'Safe environment', 'Experienced team'],
    ...['Comprehensive services', 'Family support', 'Proven results'],
    ...['Our Facility', '24/7 monitoring', 'controlled access'],
    `${facts.name} Difference Today`,
    ...['Schedule Free Tour', `Call ${facts.phone}`],
    ...['22+ Years Experience', '500+ Families Served', '98% Satisfaction Rate'],
  ]);
  await expect(main.locator('li:has(> h3):has(ul li + li)')).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'Schedule Free Tour' })).toHaveAttribute('href', '/contact');
  await expect(call(main)).toHaveAttribute('href', phoneLink);
  const band = main.locator('section', { hasText: 'Difference Today' });
  const [red = 0, green = 0, blue = 0] = await band.evaluate((section) =>
    (getComputedStyle(section).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(green, 'a green band').toBeGreaterThan(Math.max(red, blue));
});

test('the testimonials page has six cards with five stars in one, two or three columns', async ({ page }) => {
  await open(page, '/testimonials');
  const main = page.getByRole('main');
  await expectInOrder(page, [
    'Family & Client Testimonials',
    'What Families Are Saying About Us',
    ...Array<string>(6).fill('(5.0)'),
    ...['Read More Reviews on Google', 'View Google Reviews'],
    'Experience the WhatSetsUsApart – Your Story Starts Here',
    ...['Schedule Your Free Tour', `Call ${facts.phone}`],
    ...['22+ Years', '500+ Families', '98% Satisfaction'],
    'Ready to Share Your Story?',
  ]);
  const shown = main.locator('li', { has: page.getByRole('img', { name: '5 out of 5 stars' }) });
  await expect(shown).toHaveCount(6);
  for (const card of await shown.all()) {
    await expect(card.locator('blockquote')).toBeVisible();
    await expect(card).toContainText(/Family Member|Client/);
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
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
  }
  await expect(main.getByRole('link', { name: 'Schedule Your Free Tour' })).toHaveAttribute('href', '/contact');
  const reviews = main.getByRole('link', { name: 'View Google Reviews' });
  await expect(reviews).toHaveAttribute('target', '_blank');
  await expect(reviews).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\//);
  await expect(main.locator('form')).toHaveCount(0);
});

test('the contact page shows every way to the center and how to find it', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Contact ${facts.name}`);
  await expectInOrder(page, ['Get in Touch', facts.phone, facts.email, 'We respond within 24 hours']);
  await expectInOrder(page, [
    'Get in Touch',
    '1052 C Street',
    'Fresno, California 93706',
    'Monday to Friday 8:00AM-4:00PM',
  ]);
  await expectInOrder(page, [
    'Find Our Location',
    'Free parking',
    'Wheelchair accessible entrance',
    'Near public transportation',
    'Transportation services available',
  ]);
  const card = main.getByRole('region', { name: 'Schedule a Free Tour', exact: true }).first();
  await expect(card.getByRole('link').first()).toHaveAttribute('href', phoneLink);
  await expect(main.locator('form')).toBeVisible();
  await expect(main.locator('iframe')).toHaveAttribute('src', /1052%20C%20Street.*93706/);
});
