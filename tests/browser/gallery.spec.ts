import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { galleryFolder } from '../../tooling/build.ts';
import { root } from '../helpers/facts.ts';
import { axeFindings } from '../helpers/page/axe.ts';
import { lostTexts } from '../helpers/page/reading.ts';
import { expect, open, test } from '../helpers/page/test.ts';
import { doubleText } from '../helpers/page/text-size.ts';

const components = globSync('src/**/*.examples.tsx', { cwd: root }).map((file) => basename(file, '.examples.tsx'));
const address = 'http://gallery.test';

test.describe.configure({ timeout: 120_000 });
test.use({ baseURL: address });

test.beforeEach(async ({ page }) => {
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(galleryFolder, /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`) });
  });
});

for (const component of components.sort()) {
  test(`every example of ${component} can be read by anyone in windows of any width`, async ({ page }) => {
    const examples = readdirSync(join(galleryFolder, 'gallery', component)).map((file) => basename(file, '.html'));
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, `/gallery/${component}/${example}`);
      expect.soft(await axeFindings(page), `axe on ${example}`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect.soft(await lostTexts(page), `lost texts of ${example} at 320 px`).toEqual([]);
    }
  });
}

test('the header holds more links and languages in windows of any width, also with text of 200 %', async ({ page }) => {
  for (const example of ['InTwoLanguages', 'SixLinksAndThreeLanguages', 'SpanishLength']) {
    await open(page, `/gallery/Header/${example}`);
    for (const size of ['100 %', '200 %']) {
      if (size === '200 %') await doubleText(page);
      for (const width of [320, 360, 390, 480, 640, 768, 834, 1024, 1104, 1105, 1200, 1280, 1366, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await lostTexts(page), `${example} with text of ${size} at ${width} px`).toEqual([]);
        const link = page.getByRole('link', { name: /^(Español|English)$/ });
        await expect.soft(link, `the link to another language at ${width} px`).toBeInViewport();
      }
      if (size === '200 %') continue;
      await page.setViewportSize({ width: 390, height: 800 });
      const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
      expect.soft(height, `${example} keeps the header of a phone in one row`).toBeLessThan(80);
    }
  }
});
