import { print } from '../helpers/page/print.ts';
import { test } from '../helpers/page/real-site.ts';
import { expect, open } from '../helpers/page/test.ts';

for (const path of [
  '/',
  '/about',
  '/services',
  '/services/transportation',
  '/testimonials',
  '/contact',
  '/questions',
  '/memory-loss',
  '/tour-checklist',
  '/privacy',
  '/thank-you',
])
  test(`${path} prints on few sheets`, async ({ page }) => {
    await open(page, path);
    const letters = (await print(page)).map((text) => text.length);
    expect(letters.length).toBeLessThanOrEqual(5);
    expect(Math.min(...letters.slice(0, -1)), 'letters on the emptiest sheet').toBeGreaterThan(200);
  });
