import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const VERSION = '153.0.0';
export const FROM_NPM = `@sparticuz/chromium@${VERSION}`;
export const isFromNpm = process.platform === 'linux' && process.arch === 'x64';
/** Where scripts/ensure-chromium.ts puts it. */
export const chromiumFolder = join(import.meta.dirname, `../.tools/chromium-${VERSION}`);

/**
 * Path of Chromium: from CHROMIUM_PATH, else a headless shell, from npm or Playwright's. It takes a quarter of the time of a whole
 * Chromium, so those of the system are not looked for.
 */
export const chromiumPath: string =
  process.env.CHROMIUM_PATH || (isFromNpm ? join(chromiumFolder, 'chromium.sh') : chromium.executablePath());

/** Arguments without background connections. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  // Without it the shell rounds the widths of letters to whole pixels.
  '--font-render-hinting=none',
];

/** Whether Chromium starts; if not, why. */
export function tryChromium(): { starts: boolean; reason: string } {
  if (!existsSync(chromiumPath)) return { starts: false, reason: `${chromiumPath} does not exist` };
  const { status, error, stderr } = spawnSync(chromiumPath, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  return { starts: status === 0, reason: String(error ?? stderr) };
}
