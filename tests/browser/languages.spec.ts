import type { Page } from '@playwright/test';
import { facts } from '../helpers/facts.ts';
import { axeFindings } from '../helpers/page/axe.ts';
import { walkFocus } from '../helpers/page/focus.ts';
import { lostTexts } from '../helpers/page/reading.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { doubleText } from '../helpers/page/text-size.ts';

const words = { text: 'Ĉi tiu paĝo ankaŭ estas en Esperanto.', close: 'Fermi' };
const offerOf = (page: Page) => page.locator('[data-language-offer]');

async function addEsperanto(page: Page) {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const link = `<link rel="alternate" hreflang="eo" href="${facts.url}/eo/about">`;
    await route.fulfill({ response, body: (await response.text()).replace('</title>', `</title>${link}`) });
  });
  await page.route('/language-offers.json', (route) => route.fulfill({ json: { eo: words } }));
}

test.describe('a visitor whose browser prefers a language of the page', () => {
  test.use({ locale: 'eo' });

  for (const width of [320, 1280])
    test(`is offered it in a line that moves nothing, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await addEsperanto(page);
      await page.goto('/about');
      const before = await page.locator('h1').boundingBox();
      await open(page, '/about');
      const link = offerOf(page).getByRole('link', { name: words.text });
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute('href', '/eo/about');
      await expect(offerOf(page)).toHaveAttribute('lang', 'eo');
      expect(await page.locator('h1').boundingBox()).toEqual(before);
      expect(await axeFindings(page, '[data-language-offer]')).toEqual([]);
      expect((await walkFocus(page)).faults).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await lostTexts(page)).toEqual([]);
      await doubleText(page);
      if (width === 320) await expect(offerOf(page)).toHaveCSS('position', 'static');
      expect(await lostTexts(page)).toEqual([]);
    });

  test('closes the line for the session by the keyboard', async ({ page }) => {
    await addEsperanto(page);
    await open(page, '/about');
    await offerOf(page).getByRole('button', { name: words.close }).focus();
    await page.keyboard.press('Enter');
    await expect(offerOf(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    const fetched = page.waitForRequest('/language-offers.json', { timeout: 1000 }).catch(() => null);
    await open(page, '/about');
    expect(await fetched).toBeNull();
    await expect(offerOf(page)).toHaveCount(0);
  });
});

test('a visitor whose browser prefers the language of the page loads nothing for an offer', async ({ page }) => {
  await addEsperanto(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  const offer = await page
    .locator('#behavior')
    .evaluate((found) => (found as HTMLTemplateElement).content.querySelectorAll('script')[1]?.src);
  expect(scripts).not.toContain(offer);
});
