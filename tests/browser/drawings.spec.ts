import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../../src/illustrations');
const cards = globSync(join(folder, '*.svg')).filter((file) => readFileSync(file, 'utf8').includes('<view id="card"'));

// Both pictures of each card are kept in test-results/: whether they show what the title names is for eyes.
for (const [shape, width, height] of [
  ['upright', 150, 196],
  ['wide', 400, 248],
] as const)
  test(`no drawing has a sliver at the edge of its ${shape} card`, async ({ page }, info) => {
    await page.setViewportSize({ width, height });
    for (const file of cards) {
      const url = `data:image/svg+xml;base64,${readFileSync(file, 'base64')}#card`;
      await page.setContent(`<body style="margin:0"><img src="${url}" width="${width}" height="${height}">`);
      expect.soft(await page.locator('img').evaluate(sliversOf), basename(file)).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${basename(file, '.svg')}-${shape}.png`) });
    }
  });

/** Where the left or the right edge cuts off a thin piece of ink, in pixels from the top. */
async function sliversOf(image: Element): Promise<number[]> {
  if (!(image instanceof HTMLImageElement)) throw new Error('This is no image.');
  await image.decode();
  const { width, height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const isInk = (x: number, y: number) => Math.max(...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)) < 64;
  const seen = new Set<number>();
  const reachOf = (edge: number, top: number): number => {
    let reach = 0;
    const open = [[edge, top]] as [number, number][];
    for (let next = open.pop(); next; next = open.pop()) {
      const [x, y] = next;
      const isOutside = x < 0 || x >= width || y < 0 || y >= height;
      if (isOutside || seen.has(y * width + x) || !isInk(x, y)) continue;
      seen.add(y * width + x);
      reach = Math.max(reach, Math.abs(x - edge) + 1);
      for (const across of [-1, 0, 1]) for (const down of [-1, 0, 1]) open.push([x + across, y + down]);
    }
    return reach;
  };
  return [0, width - 1].flatMap((edge) =>
    Array.from({ length: height }, (_, y) => y).filter((y) => {
      const reach = reachOf(edge, y);
      return reach > 0 && reach < width / 50;
    }),
  );
}
