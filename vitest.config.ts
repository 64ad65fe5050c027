import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import SkippedTests from './tests/helpers/skipped-tests.ts';
import { fixture, testEnvironment } from './tests/helpers/test-site.ts';

// Most slow tests start programs, which start in a third of the time from compiled code.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const folders = '{content-model,editor,scripts,server,shared,src,tests,tooling}/**';
const slow = [`${folders}/*.slow.test.{ts,mjs}`];
const stress = ['tests/stress/*.test.ts'];
const containers = ['tests/containers.test.ts'];
const globalSetup = 'tests/helpers/test-site.ts';
const retry = process.env.CI ? 1 : 0;

/** Unit tests are next to the file they test. Playwright runs the browser tests. */
export default defineConfig({
  // The same alias as in the build of the editor.
  resolve: { alias: { '@content': fixture } },
  test: {
    maxWorkers: '100%',
    silent: 'passed-only',
    reporters: ['default', new SkippedTests()],
    // Only for tests that hang: none may fail because the machine is busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: 'tests/helpers/unit-test-setup.ts',
    env: testEnvironment,
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: [`${folders}/*.test.{ts,tsx,mjs}`],
          exclude: [...configDefaults.exclude, ...stress, ...containers, ...slow],
          // These tests change no shared state, so they can load shared modules once.
          isolate: false,
          pool: 'threads',
        },
      },
      // Tests that start a server, a command or a build, or that render pictures.
      { extends: true, test: { name: 'slow', include: slow, globalSetup, retry } },
      // These take minutes, and a Docker engine.
      { extends: true, test: { name: 'containers', include: containers } },
      // These take seconds each, and minutes with `--mode full`.
      { extends: true, test: { name: 'stress', include: stress, globalSetup, testTimeout: 3_600_000, retry } },
    ],
  },
});
