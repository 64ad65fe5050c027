import type { Page } from '@playwright/test';
import { test } from '../../helpers/page/real-site.ts';
import { expect, open } from '../../helpers/page/test.ts';

// The texts that the specification fixes. No other tests depend on the words of `content/`.
const name = 'C Street Adult Day Health Care';
const phone = '(559) 555-0142';
const phoneLink = 'tel:+15595550142';
const email = 'hello@example.org';
const address = ['1052 C Street', 'Fresno, California 93706'];
const hours = ['Monday to Friday 8:00AM-4:00PM', 'Saturday and Sunday closed'];
const badges = ['22+ Years Experience', '500+ Families Served'];

const services = [
  ['Multi-Disciplinary Team Assessments', 'Assessment', 'multi-disciplinary-assessments'],
  ['Medical & Nursing Services', 'Medical', 'medical-nursing-services'],
  ['Health Screening', 'Medical', 'health-screening'],
  ['Nutritional Counseling', 'Wellness', 'nutritional-counseling'],
  ['Physical, Occupational & Speech Therapy', 'Therapy', 'therapy-services'],
  ['Social Services', 'Support', 'social-services'],
  ['Individual and Group Counseling', 'Support', 'counseling'],
  ['Physical, Social and Recreational Programs & Activities Daily', 'Activities', 'daily-activities'],
  ['Nutritional Hot Meals & Snacks', 'Wellness', 'meals-snacks'],
  ['Transportation to and from the facility as needed', 'Support', 'transportation'],
  ['Family Support', 'Support', 'family-support'],
  ['Personal Hygiene and Self-Care', 'Care', 'personal-care'],
] as const;

const sections: Record<string, string[]> = {
  '/': [
    ...['Compassionate Adult Day Care in Fresno, California', 'Schedule a Free Tour', 'Call'],
    'A Warm, Hands-On Approach to Adult Day Care',
    ...['Personalized Care', 'Safe Environment', 'Compassionate Team', '22 Years Experience'],
    ...['Call us Now', ...hours],
    ...['Compassionate Care', 'Safe Environment', 'Family Support'],
    ...['Our Care Philosophy', 'Individualized Care', 'Holistic Wellness', 'Family Partnership'],
    ...['Learn More', '22+', '500+', '98%'],
    ...['Customer Experience', 'Best in the Business', 'Quality Assurance', 'Professional Service'],
    ...['5.0', '5.0', '5.0', 'Read More Family Stories', 'Schedule Free Tour', 'Call'],
  ],
  '/about': [
    'Our Mission',
    ...['Our Values', 'Compassion & Dignity', 'Safety & Security', 'Excellence in Care', 'Individual Choice'],
    ...['Our Story', 'Why We Started', 'Our Impact'],
    ...['Licensing & Accreditations', 'California Licensed', 'Health Department Approved', 'Medicare Certified'],
    ...['Quality Assurance', 'What Sets Us Apart', 'Personalized Care', 'Safe Environment', 'Experienced Team'],
    ...['Comprehensive Services', 'Family Support', 'Proven Results'],
    ...['Our Facility', '24/7 monitoring with controlled access', `${name} Difference Today`],
    ...['Schedule Free Tour', `Call ${phone}`, ...badges, '98% Satisfaction Rate'],
  ],
  '/testimonials': [
    ...['Family & Client Testimonials', 'What Families Are Saying About Us'],
    ...Array.from({ length: 6 }, () => '(5.0)'),
    ...['Read More Reviews on Google', 'View Google Reviews', 'Experience the Difference – Your Story Starts Here'],
    ...['Schedule Your Free Tour', `Call ${phone}`, '22+ Years', '500+ Families', '98% Satisfaction'],
    'Ready to Share Your Story?',
  ],
  '/contact': [
    ...[`Contact ${name}`, 'Get in Touch', phone, email, 'We respond within 24 hours', ...address, ...hours],
    ...['Find Our Location', 'Free parking', 'Wheelchair accessible entrance'],
    ...['Near public transportation', 'Transportation services available'],
  ],
};

const serviceCards = (page: Page) =>
  page.getByRole('main').locator('li', { has: page.getByRole('link', { name: 'Learn More' }) });

for (const width of [390, 768, 1280] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('header, menus and footer have the specified text', async ({ page }) => {
      await open(page, '/');
      if (width < 1280) await page.locator('header [data-menu] > summary:visible').click();
      const navigation = page.getByRole('banner').getByRole('navigation').filter({ visible: true }).first();
      await expect(navigation).toContainText(/Home.*About Us.*Services.*Testimonials.*Contact/);
      const footer = page.getByRole('contentinfo');
      const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
      await expect(quick).toContainText(['Home', 'About Us', 'Testimonials', 'Contact']);
      const texts = ['Licensed & Certified', ...badges, 'Made with care for our community'];
      for (const text of [...texts, phone, email, ...address, ...hours]) await expect(footer).toContainText(text);
    });

    for (const [path, texts] of Object.entries(sections))
      test(`${path} has its sections in order`, async ({ page }) => {
        await open(page, path);
        const shown = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').toLowerCase();
        let from = 0;
        for (const text of texts) {
          const found = shown.indexOf(text.toLowerCase(), from);
          expect(found, text).toBeGreaterThanOrEqual(0);
          from = found + text.length;
        }
      });

    test('three cards after the mission are side by side in wide windows', async ({ page }) => {
      await open(page, '/');
      const section = page.locator('main section', { hasText: 'Our Care Philosophy' });
      const cards = ['Compassionate Care', 'Safe Environment', 'Family Support'].map((name) =>
        section.locator('.sheet', { has: page.getByRole('heading', { name }) }),
      );
      const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(width < 640 ? 1 : 3);
    });

    test('service cards are in order with one gradient per category', async ({ page }) => {
      await open(page, '/');
      await expect(serviceCards(page).getByRole('heading')).toHaveText(services.map(([title]) => title));
      const gradients = new Map<string, string>();
      for (const [index, card] of (await serviceCards(page).all()).entries()) {
        const [, category = '', slug] = services[index] ?? [];
        await expect(card.getByRole('img')).toHaveCount(1);
        await expect(card.getByText('Available', { exact: true })).toBeVisible();
        await expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', `/services/${slug}`);
        const badge = card.getByText(category, { exact: true });
        const gradient = await badge.evaluate((element) => getComputedStyle(element).backgroundImage);
        expect(gradient).toContain('gradient');
        expect(gradients.get(category) ?? gradient, category).toBe(gradient);
        gradients.set(category, gradient);
      }
      expect(new Set(gradients.values()).size).toBe(7);
    });

    test('service card descriptions are clamped to three lines', async ({ page }) => {
      await open(page, '/');
      const description = serviceCards(page).first().locator('p[data-clamped]');
      const lines = await description.evaluate((text) => {
        text.textContent = 'More words than three lines can hold. '.repeat(20);
        return text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
      });
      expect(lines).toBeCloseTo(3, 1);
    });

    test('a service page has five or six offerings', async ({ page }) => {
      await open(page, '/services/multi-disciplinary-assessments');
      expect([5, 6]).toContain(await page.locator('main li:has(> h3):has(> p)').count());
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      if (width < 1280) await page.locator('main summary:visible').first().click();
      const more = page.getByRole('complementary', { name: 'Need More Information' });
      await expect(more.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    });

    test('testimonials are six cards in one, two or three columns', async ({ page }) => {
      await open(page, '/testimonials');
      const cards = page.getByRole('main').locator('li', { has: page.locator('blockquote') });
      await expect(cards.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(6);
      for (const card of await cards.all()) await expect(card).toContainText(/Family Member|Client/);
      const lefts = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      expect(new Set(lefts.map(Math.round)).size).toBe({ 390: 1, 768: 2, 1280: 3 }[width]);
    });
  });

for (const [kind, titles] of [
  ['values', ['Compassion & Dignity', 'Safety & Security', 'Excellence in Care', 'Individual Choice']],
  ['credentials', ['California Licensed', 'Health Department Approved', 'Medicare Certified', 'Quality Assurance']],
  [
    'differentiators',
    [
      ...['Personalized Care', 'Safe Environment', 'Experienced Team'],
      ...['Comprehensive Services', 'Family Support', 'Proven Results'],
    ],
  ],
] as const)
  test(`cards of ${kind} have an icon, a title, a description and a color`, async ({ page }) => {
    await open(page, '/about');
    for (const title of titles) {
      const heading = page.locator('h3', { hasText: new RegExp(`^${title}$`) });
      const card = page.getByRole('main').locator('li:not(li li)', { has: heading });
      await expect(card.locator('[data-color] svg'), title).toBeVisible();
      await expect(card.locator('[data-color]'), title).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(card.locator('p').first(), title).not.toBeEmpty();
      const features = await card.locator('ul li').count();
      if (kind === 'differentiators') expect(features, title).toBeGreaterThanOrEqual(2);
    }
  });

test('about has six differences and a green band', async ({ page }) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  await expect(main.locator('li:has(h3):has(ul li)')).toHaveCount(6);
  const band = main.locator('section', { hasText: 'Difference Today' });
  await expect(band).toHaveCSS('background-color', 'rgb(31, 92, 70)');
});

test('links lead where the specification says', async ({ page }) => {
  for (const [path, name, target] of [
    ['/', 'Schedule a Free Tour', '/contact'],
    ['/', 'Schedule Free Tour', '/contact'],
    ['/', 'Call us Now', phoneLink],
    ['/', 'Read More Family Stories', '/testimonials'],
    ['/about', 'Schedule Free Tour', '/contact'],
    ['/about', 'Call', phoneLink],
    ['/testimonials', 'Schedule Your Free Tour', '/contact'],
    ['/testimonials', 'Call', phoneLink],
    ['/testimonials', 'View Google Reviews', /google\.com\/maps/],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await open(page, path);
    const link = page.getByRole('main').getByRole('link', { name, exact: name.startsWith('Schedule') });
    await expect.soft(link, `${name} on ${path}`).toHaveAttribute('href', target);
  }
  await expect(page.getByRole('link', { name: 'View Google Reviews' })).toHaveAttribute('target', '_blank');
  await open(page, '/contact');
  const card = page.getByRole('main').getByRole('region', { name: 'Schedule a Free Tour', exact: true }).first();
  await expect(card.locator(`a[href="${phoneLink}"]`)).toBeVisible();
  const map = (await page.locator('main iframe').getAttribute('src')) ?? '';
  expect(decodeURIComponent(map)).toContain(address.join(', '));
});
