import { defineConfig } from '@playwright/test';
import { testEnvironment } from './tests/helpers/test-site.ts';
import { chromiumArguments, chromiumPath } from './tooling/chromium.ts';

// The workers inherit it.
Object.assign(process.env, testEnvironment);

export default defineConfig({
  testDir: 'tests/browser',
  // Sets the two variables that tests may read: SITE_URL, and SITE_DATA_DIR with the stored requests.
  globalSetup: './tests/helpers/serve-for-tests.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['./tests/helpers/skipped-tests.ts']],
  // Only for tests that hang: a busy machine may take seconds to draw a frame.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SITE_URL,
    launchOptions: { executablePath: chromiumPath, args: chromiumArguments },
  },
});
