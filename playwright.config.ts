import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './scripts/ensure-chromium.ts';

const gallery = '**/gallery.spec.ts';

export default defineConfig({
  testDir: 'tests',
  // Sets the two variables that tests may read: SITE_ADDRESS, and SITE_DATA_DIR with what was sent.
  globalSetup: './tests/support/serve-for-tests.ts',
  projects: [
    { name: 'site', testMatch: '**/*.spec.ts', testIgnore: gallery },
    { name: 'gallery build', testMatch: '**/gallery.setup.ts' },
    { name: 'gallery', testMatch: gallery, dependencies: ['gallery build'] },
  ],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  use: {
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
});
