import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Where scripts/ensure-chromium.ts puts Chromium on Linux. */
export const FROM_NPM = '@sparticuz/chromium@153.0.0';
export const ownFolder = join(import.meta.dirname, '../.tools/chromium-153.0.0');
export const ownChromium = join(ownFolder, 'chromium.sh');

/** The headless shell takes less CPU time. */
const onPath = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Arguments without background connections. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  // Without it the shell rounds the widths of letters to whole pixels.
  '--font-render-hinting=none',
];

/** Path of Chromium: from CHROMIUM_PATH, of the system, from npm, or Playwright's. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error('No Chromium found. Run: node scripts/ensure-chromium.ts');
}

export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...onPath.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ownChromium,
    chromium.executablePath(),
  ].find(runs);
}

// On Ubuntu chromium-browser can be a script that only points to another package.
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
