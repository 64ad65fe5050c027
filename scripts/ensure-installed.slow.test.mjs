import { spawnSync } from 'node:child_process';
import { cpSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

/** Runs the script with packages that are `age` seconds newer than the lockfile, and an npm that prints its arguments. */
function run({ age, exitCode = 0 }) {
  const folder = temporaryFolder({
    'package-lock.json': '{}',
    'npm.js': `console.log('npm', process.argv.slice(2).join(' ')); process.exit(${exitCode})`,
    'scripts/ensure-installed.mjs': '',
    'node_modules/other': '',
  });
  cpSync(join(import.meta.dirname, 'ensure-installed.mjs'), join(folder, 'scripts/ensure-installed.mjs'));
  if (age !== undefined) {
    const file = join(folder, 'node_modules/.package-lock.json');
    writeFileSync(file, '{}');
    const time = Date.now() / 1000 + age;
    utimesSync(file, time, time);
  }
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js'), npm_node_execpath: process.execPath };
  return spawnSync(process.execPath, ['scripts/ensure-installed.mjs'], { cwd: folder, encoding: 'utf8', env });
}

test('installs packages if there are none', () => {
  expect(run({}).stdout).toContain('npm ci --include=dev');
});

test('installs packages if the lockfile is newer', () => {
  expect(run({ age: -60 }).stdout).toContain('npm ci --include=dev');
});

test('installs nothing if the packages are current', () => {
  expect(run({ age: 60 })).toMatchObject({ status: 0, stdout: '' });
});

test('exits with 1 if the installation fails', () => {
  expect(run({ exitCode: 1 })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('connected to the internet'),
  });
});
