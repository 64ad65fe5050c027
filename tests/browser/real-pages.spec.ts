import { globSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings } from '../helpers/page/axe.ts';
import { answerOf } from '../helpers/page/document.ts';
import { test } from '../helpers/page/real-site.ts';
import { expect, open, resize } from '../helpers/page/test.ts';
import { hiddenText } from '../helpers/page/text.ts';

const site = join(import.meta.dirname, '../../dist');
const built = globSync('**/*.html', { cwd: site, exclude: ['edit.html', '**/{staff,tour-request-problem}.html'] });
const paths = built.map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')).sort();

// The pages of the center, whatever she writes: nothing here names her words.
for (const path of paths)
  test(`${path} of the center is sound`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', /^\/es(\/|$)/.test(path) ? 'es' : 'en');
    await expect(page.locator('h1')).toHaveCount(1);
    expect.soft((await page.title()).length, 'length of the title').toBeLessThanOrEqual(80);
    expect.soft(await axeFindings(page), 'axe').toEqual([]);
    const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
    for (const url of [...new Set(links)].map((href) => new URL(href)))
      if (url.origin === new URL(page.url()).origin && url.pathname !== path) {
        const { status, text } = await answerOf(request, url);
        expect.soft(status, url.pathname).toBe(200);
        if (url.hash) expect.soft(text, `${url.pathname}${url.hash}`).toContain(`id="${url.hash.slice(1)}"`);
      }
    for (const width of [1280, 320]) {
      await resize(page, width);
      expect.soft(await hiddenText(page), `hidden text at ${width} px`).toEqual([]);
    }
  });
