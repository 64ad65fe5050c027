/*
 * What the specification of this website fixes, and the only browser checks that quote words of the pages.
 *
 * Fixed are the labels, headings and phrases below, their order on a page, and what buttons and links lead to. All other
 * words are the owner's, and no check quotes them. What comes from facts follows the facts:
 * - name, phone, e-mail, address and every claim are read from `content/site.yaml`: "22+ Years Experience" is the claim
 *   `years` and two fixed words. A claim that is null stands nowhere and is not looked for.
 * - the hours of the specification hold for the hours of the specification (Monday to Friday, eight to four); other hours
 *   are expected as the site writes them.
 * - the services of the specification are expected in its order with its titles and categories as long as they are
 *   offered. Services may be added between them and taken away.
 * - testimonials may be as many as the owner has, each with the stars that it was given.
 * To change a fixed phrase, change it here and in `content/en` in one commit.
 */
import type { Locator, Page } from '@playwright/test';
import type { Facts } from '../shared/facts-schema.ts';
import { address, content, facts, phoneLink } from './support/facts.ts';
import { button, field, fill, holdAnswers, open as openForm, panel, texts } from './support/page/form.ts';
import { serviceCards } from './support/page/service-cards.ts';
import { expect, open, test } from './support/page/test.ts';

const call = (place: Page | Locator) => place.locator(`main a[href="${phoneLink}"]`, { hasText: 'Call' });

/** The value of a claim with the words around it, or nothing where the center does not make the claim. */
function claim(name: keyof Facts['claims'], words = '', read = (value: string) => value): string[] {
  const value = facts.claims[name]?.value;
  return value ? [`${read(value)}${words}`] : [];
}

/** The hours of the specification, as long as they are those of the center. */
const specifiedHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '16:00' },
];
const hours =
  JSON.stringify(facts.hours) === JSON.stringify(specifiedHours)
    ? ['Monday to Friday 8:00AM-4:00PM', 'Saturday and Sunday closed']
    : content.hours;

const specifiedServices: Record<string, [title: string, category: string]> = {
  'multi-disciplinary-assessments': ['Multi-Disciplinary Team Assessments', 'Assessment'],
  'medical-nursing-services': ['Medical & Nursing Services', 'Medical'],
  'health-screening': ['Health Screening', 'Medical'],
  'nutritional-counseling': ['Nutritional Counseling', 'Wellness'],
  'therapy-services': ['Physical, Occupational & Speech Therapy', 'Therapy'],
  'social-services': ['Social Services', 'Support'],
  counseling: ['Individual and Group Counseling', 'Support'],
  'daily-activities': ['Physical, Social and Recreational Programs & Activities Daily', 'Activities'],
  'meals-snacks': ['Nutritional Hot Meals & Snacks', 'Wellness'],
  transportation: ['Transportation to and from the facility as needed', 'Support'],
  'family-support': ['Family Support', 'Support'],
  'personal-care': ['Personal Hygiene and Self-Care', 'Care'],
};

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

test('the header, the menus and the footer have the words of the specification', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const labels = ['Home', 'About Us', 'Services', 'Testimonials', 'Contact'];
  const navigation = page.getByRole('banner').getByRole('navigation').first();
  await expect(navigation.locator('> a, > button')).toContainText(labels);
  const footer = page.getByRole('contentinfo');
  const badges = [
    ...claim('licensed'),
    ...claim('years', ' Years Experience'),
    ...claim('families', ' Families Served'),
  ];
  for (const text of [...badges, 'Made with care for our community'])
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toContainText(['Home', 'About Us', 'Testimonials', 'Contact']);
  for (const text of [...address, ...hours]) await expect(footer).toContainText(text);
});

test('the home page has its seven sections in order', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Compassionate Adult Day Care in Fresno, California',
  );
  const onHome = content.testimonials.slice(0, 3).map(({ rating }) => rating.toFixed(1));
  await expectInOrder(page, [
    'Compassionate Adult Day Care in Fresno, California',
    ...['Schedule a Free Tour', 'Call'],
    'A Warm, Hands-On Approach to Adult Day Care',
    ...hours,
    ...['Personalized Care', 'Safe Environment', 'Compassionate Team'],
    ...claim('years', ' Years Experience', (years) => years.replace(/\D/g, '')),
    'Mission',
    ...['Compassionate Care', 'Safe Environment', 'Family Support'],
    'Our Care Philosophy',
    ...['Individualized Care', 'Holistic Wellness', 'Family Partnership'],
    'Learn More',
    ...[...claim('years'), ...claim('families'), ...claim('satisfaction')],
    ...['Customer Experience', 'Best in the Business', 'Quality Assurance', 'Professional Service'],
    ...onHome,
    'Read More Family Stories',
    'Schedule Free Tour',
  ]);
  for (const name of ['Schedule a Free Tour', 'Schedule Free Tour'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/contact#tour');
  await expect(main.getByRole('link', { name: 'Call us Now' })).toHaveAttribute('href', phoneLink);
  await expect(call(page)).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Read More Family Stories' })).toHaveAttribute('href', '/testimonials');
});

test('service cards stand in order, each with its category in a gradient of its own', async ({ page }) => {
  const offered = content.services.map(({ path }) => path.slice('/services/'.length));
  const specified = Object.keys(specifiedServices);
  expect(offered.filter((slug) => specified.includes(slug))).toEqual(
    specified.filter((slug) => offered.includes(slug)),
  );
  await open(page, '/');
  const shown = await serviceCards(page).all();
  expect(shown).toHaveLength(content.services.length);
  const gradients = new Map<string, string>();
  for (const [index, card] of shown.entries()) {
    const service = content.services[index];
    if (!service) continue;
    const [title, category] = specifiedServices[offered[index] ?? ''] ?? [service.title, service.category];
    await expect(card.getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.getByText('Available', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', service.path);
    const badge = card.getByText(category, { exact: true });
    const gradient = await badge.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(gradient).toContain('gradient');
    expect(gradients.get(category) ?? gradient, `one gradient for ${category}`).toBe(gradient);
    gradients.set(category, gradient);
  }
  expect(new Set(gradients.values()).size).toBe(gradients.size);
});

test('the description on a service card ends after three lines', async ({ page }) => {
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

test('a service page has five or six offerings beside the ways back and onward', async ({ page }) => {
  for (const { path, offerings } of content.services) {
    expect([5, 6], path).toContain(offerings.items.length);
    await open(page, path);
    await expect(page.locator('main li:has(> h3):has(> p)')).toHaveCount(offerings.items.length);
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const more = page.getByRole('complementary', { name: 'Need More Information' }).first();
    await expect(more.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  }
});

test('the about page has its eight sections in order', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expectInOrder(page, [
    'Our Mission',
    ...['Our Values', 'Compassion & Dignity', 'Safety & Security', 'Excellence in Care', 'Individual Choice'],
    ...['Our Story', 'Why We Started', 'Our Impact'],
    ...['Licensing & Accreditations', 'California licensed'],
    ...[...claim('healthDepartment'), ...claim('medicare'), 'Quality assurance'],
    ...['What Sets Us Apart', 'Personalized care', 'Safe environment', 'Experienced team'],
    ...['Comprehensive services', 'Family support', 'Proven results'],
    ...['Our Facility', ...claim('monitoring')],
    `${facts.name} Difference Today`,
    ...['Schedule Free Tour', `Call ${facts.phone}`],
    ...claim('years', ' Years Experience'),
    ...claim('families', ' Families Served'),
    ...claim('satisfaction', ' Satisfaction Rate'),
  ]);
  await expect(main.locator('li:has(> h3):has(ul li)')).toHaveCount(6);
  await expect(main.getByRole('link', { name: 'Schedule Free Tour' })).toHaveAttribute('href', '/contact#tour');
  await expect(call(page)).toContainText(`Call ${facts.phone}`);
  const band = main.locator('section', { hasText: 'Difference Today' });
  const [red = 0, green = 0, blue = 0] = await band.evaluate((section) =>
    (getComputedStyle(section).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(green, 'a green band').toBeGreaterThan(Math.max(red, blue));
});

test('the testimonials page has a card for each testimonial, in one, two or three columns', async ({ page }) => {
  await open(page, '/testimonials');
  const main = page.getByRole('main');
  await expectInOrder(page, [
    'Family & Client Testimonials',
    'What Families Are Saying About Us',
    ...content.testimonials.map(({ rating }) => `(${rating.toFixed(1)})`),
    ...['Read More Reviews on Google', 'View Google Reviews'],
    'Experience the Difference – Your Story Starts Here',
    ...['Schedule Your Free Tour', `Call ${facts.phone}`],
    ...[...claim('years', ' Years'), ...claim('families', ' Families'), ...claim('satisfaction', ' Satisfaction')],
    'Ready to Share Your Story?',
  ]);
  const shown = main.locator('li', { has: page.locator('blockquote') });
  await expect(shown).toHaveCount(content.testimonials.length);
  for (const [index, card] of (await shown.all()).entries()) {
    await expect(
      card.getByRole('img', { name: `${content.testimonials[index]?.rating} out of 5 stars` }),
    ).toBeVisible();
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
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(Math.min(columns, content.testimonials.length));
  }
  await expect(main.getByRole('link', { name: 'Schedule Your Free Tour' })).toHaveAttribute('href', '/contact#tour');
  const reviews = main.getByRole('link', { name: 'View Google Reviews' });
  await expect(reviews).toHaveAttribute('target', '_blank');
  await expect(reviews).toHaveAttribute('href', facts.links.reviews);
  await expect(main.locator('form')).toHaveCount(0);
});

test('the contact page shows every way to the center and how to find it', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Contact ${facts.name}`);
  await expectInOrder(page, ['Get in Touch', facts.phone, facts.email, 'We respond within 24 hours']);
  await expectInOrder(page, ['Get in Touch', ...address, ...hours]);
  await expectInOrder(page, [
    'Find Our Location',
    'Free parking',
    'Wheelchair accessible entrance',
    'Near public transportation',
    'Transportation services available',
  ]);
  const card = main.getByRole('region', { name: 'Schedule a Free Tour', exact: true }).first();
  await expect(card.locator(`a[href="${phoneLink}"]`)).toBeVisible();
  await expect(main.locator('form')).toBeVisible();
  const map = (await main.locator('iframe').getAttribute('src')) ?? '';
  expect(decodeURIComponent(map)).toContain(address.join(', '));
});

test('the form asks for name, address, email, phone and, if one likes, a message', async ({ page }) => {
  await open(page, '/contact');
  const form = page.locator('#tour');
  for (const label of ['Full Name *', 'Address *', 'Email Address *', 'Phone Number *', 'Tell Us About Your Needs'])
    await expect(form.getByLabel(label, { exact: true })).toBeVisible();
  await expect(field(page, 'name')).toHaveAttribute('placeholder', 'Enter your full name');
  await expect(field(page, 'phone')).toHaveAttribute('placeholder', '(559) 123-4567');
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'message')).toHaveAttribute('rows', '6');
  await expect(form).toContainText('* Required fields. We respect your privacy and will never share your information.');
});

test('the form says what the specification wants said while it is sent, after it and when that fails', async ({
  page,
}) => {
  const held = await holdAnswers(page);
  await openForm(page);
  await fill(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Submitting...');
  held.letGo();
  await expect(panel(page)).toHaveText('Thank You!');
  await expect(page.locator('#tour')).toContainText('24 hours');
  expect(texts.failed).toBe(
    `There was an error submitting your form. Please try again or call us directly at ${facts.phone}.`,
  );
});
