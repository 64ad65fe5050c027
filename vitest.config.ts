import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests lie beside the file they test; tests of the whole site are Playwright's. */
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    include: ['{src,server}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
    // Real servers, files and mail peers: a busy machine may be slow, and must not fail for it.
    testTimeout: 20_000,
  },
});
