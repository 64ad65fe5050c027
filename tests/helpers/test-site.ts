import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const sources = '{*.{ts,mjs},package*.json,{content-model,editor,public,server,shared,src,tests/fixture,tooling}/**}';

/** The frozen content of the tests. */
export const fixture = join(root, 'tests/fixture');

/** The site built from the fixture. */
export const testSite = join(root, 'node_modules/.cache/test-site');

/** Makes code and programs use the fixture and its site. */
export const testEnvironment = { CONTENT_DIR: fixture, SITE_DIR: testSite };

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Builds the site of the fixture unless it is newer than all its sources. */
export default function buildTestSite(): void {
  // The last file of a build.
  const builtAt = changedAt(join(testSite, 'version.json'));
  if (globSync(sources, { cwd: root }).every((path) => changedAt(join(root, path)) < builtAt)) return;
  mkdirSync(dirname(testSite), { recursive: true });
  const command = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', testSite];
  const env = {
    ...process.env,
    ...testEnvironment,
    NODE_ENV: 'production',
    EDITOR_MODE: 'development',
    VITEST: undefined,
  };
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error('The site of the fixture was not built.');
}

if (import.meta.main) buildTestSite();
