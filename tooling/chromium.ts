import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell takes less CPU time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
export const isRoot = process.getuid?.() === 0;

/** Arguments to run as root, and without background connections. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  // Without it the shell rounds the widths of letters to whole pixels.
  '--font-render-hinting=none',
];

/** Path of Chromium: from CHROMIUM_PATH, of the system, or Playwright's. Lighthouse needs one with windows. */
export function chromiumPath({ withWindows = false } = {}): string {
  const path = findChromium(withWindows);
  if (path) return path;
  throw new Error(`No Chromium found, and none could be installed.
Install Chromium or Google Chrome, or set its path: CHROMIUM_PATH=/path/to/chromium npm test`);
}

export function findChromium(withWindows: boolean): string | undefined {
  return candidates(withWindows).find(runs);
}

function candidates(withWindows: boolean): string[] {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [
    ...(withWindows ? browsers : [HEADLESS_SHELL, ...browsers]).flatMap((name) =>
      folders.map((folder) => join(folder, name)),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
}

// On Ubuntu chromium-browser can be a script that only points to another package.
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
