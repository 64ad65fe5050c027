import { defineConfig } from 'vitest/config';

/** Unit tests lie beside the file they test; tests of the whole site are Playwright's. */
export default defineConfig({
  test: {
    include: ['{shared,src,server,build}/**/*.test.{ts,tsx}', '{scripts,tests}/**/*.test.{ts,mjs}'],
    // Real servers, files and mail peers: a busy machine may be slow, and must not fail for it.
    testTimeout: 20_000,
    setupFiles: 'tests/support/unit-test-setup.ts',
  },
});
