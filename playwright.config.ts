import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/ensure-chromium.ts';
import { freePort } from './scripts/free-port.ts';
import { trialSettings } from './scripts/trial-server.ts';

// Every worker reads this file again; only the first reading finds these unset.
if (!process.env.SITE_PORT) {
  process.env.SITE_PORT = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'site-data-'));
  process.env.SITE_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const { SITE_PORT: port, SITE_DATA_DIR: dataDir } = process.env;
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    baseURL: address,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: address,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: trialSettings(Number(port), dataDir ?? ''),
  },
});
