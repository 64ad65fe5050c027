import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

/** Runs the script in a project whose packages were installed `age` seconds after its lockfile, with an npm that only says so. */
function run({ age, npmFails = false }) {
  const folder = temporaryFolder({
    'package-lock.json': '{}',
    'npm.js': `console.log('npm', process.argv.slice(2).join(' ')); process.exit(${npmFails ? 1 : 0})`,
  });
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(import.meta.dirname, 'ensure-installed.mjs'), join(folder, 'scripts/ensure-installed.mjs'));
  if (age !== undefined) {
    const file = join(folder, 'node_modules/.package-lock.json');
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(file, '{}');
    const time = Date.now() / 1000 + age;
    utimesSync(file, time, time);
  }
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js'), npm_node_execpath: process.execPath };
  return spawnSync(process.execPath, ['scripts/ensure-installed.mjs'], { cwd: folder, encoding: 'utf8', env });
}

test('packages are installed where there are none, and where the lockfile is newer', () => {
  expect(run({}).stdout).toContain('npm ci --include=dev');
  expect(run({ age: -60 }).stdout).toContain('npm ci --include=dev');
});

test('a second start installs nothing', () => {
  expect(run({ age: 60 })).toMatchObject({ status: 0, stdout: '' });
});

test('a failed installation says what to do, and ends the command', () => {
  const { status, stderr } = run({ npmFails: true });
  expect(status).toBe(1);
  expect(stderr).toContain('connected to the internet');
});
