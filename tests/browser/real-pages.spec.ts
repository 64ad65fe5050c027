import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { axeFindings } from '../helpers/page/axe.ts';
import { answerOf } from '../helpers/page/document.ts';
import { test } from '../helpers/page/real-site.ts';
import { expect, open, resize } from '../helpers/page/test.ts';
import { hiddenText } from '../helpers/page/text.ts';

const site = join(import.meta.dirname, '../../dist');
const built = globSync('**/*.html', {
  cwd: site,
  exclude: ['edit{,-preview}.html', '**/{staff,tour-request-problem}.html'],
});
const paths = built.map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')).sort();
const languages = globSync('*/interface.yaml', { cwd: join(site, '../content') }).map(dirname);
const languageOf = (path: string) => languages.find((language) => path.split('/')[1] === language) ?? 'en';

// The pages of the center, whatever she writes: nothing here names her words. One window opens many, since a new one takes longer.
for (const language of languages)
  test(`pages of the center have no layout or accessibility faults in ${language}`, async ({ page, request }) => {
    test.slow();
    for (const path of paths.filter((path) => languageOf(path) === language)) {
      await resize(page, 1280);
      await open(page, path);
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      expect.soft((await page.title()).length, `length of the title of ${path}`).toBeLessThanOrEqual(80);
      expect.soft(await axeFindings(page), `axe on ${path}`).toEqual([]);
      await checkLinks(page, request, path);
      for (const width of [1280, 320]) {
        await resize(page, width);
        expect.soft(await hiddenText(page), `hidden text on ${path} at ${width} px`).toEqual([]);
      }
    }
  });

async function checkLinks(page: Page, request: APIRequestContext, path: string) {
  const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
  for (const url of [...new Set(links)].map((href) => new URL(href)))
    if (url.origin === new URL(page.url()).origin && url.pathname !== path) {
      const { status, text } = await answerOf(request, url);
      expect.soft(status, `link of ${path} to ${url.pathname}`).toBe(200);
      if (url.hash)
        expect.soft(text, `link of ${path} to ${url.pathname}${url.hash}`).toContain(`id="${url.hash.slice(1)}"`);
    }
}

test('a link alone in its paragraph is large enough to press', async ({ page }) => {
  for (const path of ['/', '/about']) {
    await open(page, path);
    const links = await page
      .locator('main p > a:only-child')
      .evaluateAll((found) =>
        found
          .filter(({ textContent, parentElement }) => textContent === parentElement?.textContent)
          .map((link) => ({ text: link.textContent, height: link.getBoundingClientRect().height })),
      );
    for (const { text, height } of links) expect.soft(height, `${path}: ${text}`).toBeGreaterThan(47.5);
  }
});
