import { globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildIfNeeded } from '../build/fresh-build.ts';
import { gallery } from '../build/gallery.ts';
import { root } from './support/facts.ts';
import { axeFindings } from './support/page/axe.ts';
import { lostTexts } from './support/page/reading.ts';
import { expect, open, test } from './support/page/test.ts';

const components = globSync('src/**/*.examples.tsx', { cwd: root }).map((file) => basename(file, '.examples.tsx'));
const address = 'http://gallery.test';

// In one worker, since the gallery is built once, and beside the other files, since most of it is waiting.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ baseURL: address });

test.beforeAll(async () => {
  await buildIfNeeded(gallery);
});

test.beforeEach(async ({ page }) => {
  await page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(gallery.output, /\.\w+$/.test(pathname) ? pathname : `${pathname}.html`) });
  });
});

for (const component of components.sort()) {
  test(`every example of ${component} can be read by anyone in windows of any width`, async ({ page }) => {
    const examples = readdirSync(join(gallery.output, 'gallery', component)).map((file) => basename(file, '.html'));
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
