import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

// Most slow tests start programs, which start in a third of the time from compiled code.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const include = ['{shared,src,server,tooling}/**/*.test.{ts,tsx}', '{scripts,tests}/**/*.test.{ts,mjs}'];
const isSlow =
  /from '(node:child_process|sharp|[^']*\/(server|storage|store|command|local-server|project-copy|smtp-peer|front-desk|staff-pages)\.ts)'/;
const stress = ['tests/stress/*.test.ts'];
const slow = globSync(include, { exclude: stress }).filter((file) => isSlow.test(readFileSync(file, 'utf8')));

/** Unit tests are beside the file they test; Playwright runs the tests of the whole site. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    // A busy machine may be slow, and must not fail for it.
    testTimeout: 20_000,
    globalSetup: 'tests/helpers/unit-test-setup.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include,
          exclude: [...configDefaults.exclude, ...stress, ...slow],
          // They change no shared state, and load shared modules once.
          isolate: false,
          pool: 'threads',
        },
      },
      // Tests that start a server, a storage, a command or a build, or draw pictures.
      { extends: true, test: { name: 'slow', include: slow, retry: 1 } },
      // Seconds each; minutes with `--mode full`.
      { extends: true, test: { name: 'stress', include: stress, testTimeout: 1_800_000, retry: 1 } },
    ],
  },
});
