import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, waitForFrames } from '../helpers/page/test.ts';
import { firstPaths, missingPath } from '../helpers/paths.ts';

const font = (file: string) => readFileSync(join(import.meta.dirname, '../../src/fonts', file)).toString('base64');
// Our own letters, wider: those of devices differ from machine to machine.
const standIns = {
  'Fraunces Fallback': font('fraunces-soft-600.woff2'),
  'Atkinson Fallback': font('atkinson-400-700.woff2'),
};
const widths = [
  [360, 768],
  [390, 1024],
  [412, 1280],
];

for (const [language, prefix] of Object.entries({ English: '', Spanish: '/es' }))
  test(`fonts that come late move next to nothing in ${language}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, bypassCSP: true });
    await page.addInitScript(prepare, standIns);
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = await response.text();
      const withoutLocalFonts = body.replaceAll(/@font-face\{[^}]*Fallback[^}]*\}/g, '');
      expect(withoutLocalFonts).not.toBe(body);
      await route.fulfill({ response, body: withoutLocalFonts });
    });
    let fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', (route) => fonts.promise.then(() => route.continue()));
    await page.route('https://www.google.com/**', (route) => route.abort());
    for (const [index, path] of [...firstPaths, '/thank-you', missingPath].entries())
      for (const width of widths[index % widths.length] ?? []) {
        fonts = Promise.withResolvers();
        await page.setViewportSize({ width, height: 800 });
        await page.goto(prefix + path, { waitUntil: 'commit' });
        await expect(page.locator('main h1[style*="min-height"]')).toBeAttached();
        const before = await page.evaluate(() => window.shift);
        fonts.resolve();
        await page.evaluate(async () => void (await document.fonts.ready));
        await waitForFrames(page);
        const shift = await page.evaluate((before) => window.shift - before, before);
        expect.soft(shift, `${prefix}${path} at ${width} px`).toBeLessThanOrEqual(0.03);
      }
    await page.close();
  });

/** Lets letters stand in for our fonts, and sums what moves. */
function prepare(standIns: Record<string, string>): void {
  for (const [family, data] of Object.entries(standIns)) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes, { weight: '400 700', sizeAdjust: '101.5%' } as FontFaceDescriptors));
  }
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as LayoutShift[]) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}
