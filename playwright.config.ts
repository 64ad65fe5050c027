import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/ensure-chromium.ts';

export default defineConfig({
  testDir: 'tests/browser',
  // Sets the two variables that tests may read: SITE_URL, and SITE_DATA_DIR with the stored requests.
  globalSetup: './tests/helpers/serve-for-tests.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  // A machine of two cores that does other work besides may take seconds to draw a frame.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: process.env.SITE_URL,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
});
