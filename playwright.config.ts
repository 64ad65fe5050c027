import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/ensure-chromium.ts';

const { PLAYWRIGHT_JSON_OUTPUT_FILE: report, SITE_ADDRESS: address } = process.env;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Sets the two variables that tests may read: SITE_ADDRESS, and SITE_DATA_DIR with what was sent.
  globalSetup: './tests/support/serve-for-tests.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ...(report ? [['json'] as const] : [])],
  use: {
    baseURL: address,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
});
