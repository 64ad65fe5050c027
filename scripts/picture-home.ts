// Takes the picture in the README: the built home page at 1280 and 390 pixels, side by side.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { startLocalServer } from '../tooling/local-server.ts';
import { chromiumArguments, chromiumPath } from './ensure-chromium.ts';

const height = 844;
const gap = 32;
const widths = [1280, 390];
const file = join(import.meta.dirname, '../docs/home.webp');

const server = await startLocalServer();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ reducedMotion: 'reduce' });
// A Tuesday morning in Fresno, when the center is open.
await page.clock.setFixedTime('2026-12-01T18:00:00Z');
let left = 0;
const layers = [];
for (const width of widths) {
  await page.setViewportSize({ width, height });
  await page.goto(server.address, { waitUntil: 'networkidle' });
  layers.push({ input: await page.screenshot(), left, top: 0 });
  left += width + gap;
}
await browser.close();
await server.stop();
const canvas = { width: left - gap, height, channels: 4, background: 'transparent' } as const;
const { size } = await sharp({ create: canvas }).composite(layers).webp({ quality: 82 }).toFile(file);
console.log(`${file}: ${Math.round(size / 1000)} KB`);
