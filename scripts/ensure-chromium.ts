import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without what draws windows, which shows the same pages with a quarter less work. */
const shell = 'chromium-headless-shell';
const isRoot = process.getuid?.() === 0;

/** What a browser without a screen needs here: root may not use the sandbox, and nothing goes out by itself. */
export const chromiumArguments = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as in a window; the shell would round them to whole pixels.
  '--font-render-hinting=none',
  // Each window would load two pages of its own for an address bar that nobody sees: a third of the work of a short test.
  // Chromium heeds only the last list, so what Playwright turns off for the sake of tests stands here again.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ]}`,
];

/** Path of a whole browser: the one in CHROMIUM_PATH, else one of the system, else Playwright's own. */
export function chromiumPath(): string {
  return firstThatRuns(candidates());
}

/** Path of the browser for tests of pages: the one in CHROMIUM_PATH, else the shell of the system, else a whole browser. */
export function testBrowserPath(): string {
  return firstThatRuns(process.env.CHROMIUM_PATH ? candidates() : [...placesOf(shell), ...candidates()]);
}

function firstThatRuns(paths: string[]): string {
  const path = paths.find(runs);
  const { CHROMIUM_PATH: named } = process.env;
  if (!path && named) throw new Error(`CHROMIUM_PATH says ${named}, and that does not run.`);
  if (!path)
    throw new Error(`There is no Chromium on this machine that runs, and none could be installed.
Install Chromium or Google Chrome with the system's package manager, or name one that is there:
  CHROMIUM_PATH=/path/to/chromium npm test`);
  // The processes that tests start read this, and need not look again.
  process.env.CHROMIUM_PATH = path;
  return path;
}

/** Installs a browser where there is none, and returns its path. */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM_PATH && !candidates().some(runs)) {
    console.log('Installing Chromium, which the checks of the pages need.');
    if (isRoot) installFromDebian();
    if (!candidates().some(runs)) installFromPlaywright();
  }
  return chromiumPath();
}

if (import.meta.main) {
  try {
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function candidates(): string[] {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  return [
    ...commands.flatMap(placesOf),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
}

function placesOf(command: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));
}

// Ubuntu's chromium-browser is only a note that sends people elsewhere: being there is not enough.
function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function installFromDebian(): void {
  const release = '/etc/os-release';
  if (!existsSync(release) || !/^ID=debian$/m.test(readFileSync(release, 'utf8'))) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  if (update.status !== 0) return;
  // One by one: where the shell is no package of its own, tests take the whole browser.
  for (const name of ['chromium', shell])
    spawnSync('apt-get', ['install', '-y', '-q', name], { stdio: 'inherit', env });
}

function installFromPlaywright(): void {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'inherit' });
}
