import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/ensure-chromium.ts';

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
    // Empty values switch off what a `.env` file here may say: a test must never write to somebody's mailbox.
    env: {
      HOST: '127.0.0.1',
      PORT: port ?? '',
      OPERATIONS_PORT: '0',
      DATA_DIR: dataDir ?? '',
      SMTP_URL: '',
      MAIL_FROM: '',
      NOTIFY_TO: '',
      TRUSTED_PROXY: 'none',
    },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
