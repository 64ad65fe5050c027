import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '../helpers/page/real-site.ts';
import { expect, open, resize } from '../helpers/page/test.ts';

const root = join(import.meta.dirname, '../..');
const exclude = ['edit{,-preview}.html', '{staff,tour-request-problem}.html'];
const built = globSync('{*,services/*}.html', { cwd: join(root, 'dist'), exclude });
const paths = built.map((file) => `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')).sort();
const widths = [320, 390, 480, 640, 768, 900, 1024, 1280, 1600, 1920];

const valley = readFileSync(join(root, 'src/illustrations/footer-valley.svg'), 'utf8');
const [hill, foreground] = ['#a9c7b5', '#1f5c46'].map((fill) => valley.split(`fill="${fill}" d="`)[1]?.split('"')[0]);

test('people at the end of every page stand on the hill at ten widths', async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await open(page, path);
    const people = page.locator('img[src*="-outside"]').last();
    const foot = await people.evaluate(lowestPoint);
    for (const width of widths) {
      await resize(page, width);
      const grounds = await people.evaluate(groundOf, { foot, shapes: [hill, foreground] });
      expect.soft(grounds, `on the hill, in the foreground: ${path} at ${width} px`).toEqual([true, false]);
    }
  }
});

/** Of what a drawing paints, in its own units. */
async function lowestPoint(image: Element): Promise<{ x: number; y: number }> {
  if (!(image instanceof HTMLImageElement)) throw new Error('This is no image.');
  image.loading = 'eager';
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const lowest = Array.from({ length: width * height }, (_, at) => at).findLast((at) => data[4 * at + 3] !== 0) ?? 0;
  return { x: lowest % width, y: Math.ceil(lowest / width) };
}

interface Question {
  foot: { x: number; y: number };
  shapes: (string | undefined)[];
}

/** In which of these shapes of the valley the lowest point of a drawing is. */
function groundOf(people: Element, { foot, shapes }: Question): boolean[] {
  const valley = document.querySelector('footer img');
  const context = document.createElement('canvas').getContext('2d');
  if (!valley || !context) throw new Error('There is no valley, or no canvas.');
  // One fits into its box and the other covers it, both at the foot.
  const placeOf = (shown: Element, choose: (...scales: number[]) => number) => {
    const { left, bottom, width, height } = shown.getBoundingClientRect();
    const [naturalWidth, naturalHeight] = [Number(shown.getAttribute('width')), Number(shown.getAttribute('height'))];
    const scale = choose(width / naturalWidth, height / naturalHeight);
    return { left: left + (width - naturalWidth * scale) / 2, top: bottom - naturalHeight * scale, scale };
  };
  const from = placeOf(people, Math.min);
  const to = placeOf(valley, Math.max);
  const x = (from.left + foot.x * from.scale - to.left) / to.scale;
  const y = (from.top + foot.y * from.scale - to.top) / to.scale;
  return shapes.map((shape) => context.isPointInPath(new Path2D(shape), x, y));
}
