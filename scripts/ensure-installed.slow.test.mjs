import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

/** Runs the script with packages that are `age` seconds newer than the lockfile, and an npm that prints its arguments. */
function run({ age, exitCode = 0, node = '24.2.0', installedBy = node }) {
  const folder = temporaryFolder({
    'package-lock.json': '{}',
    'npm.js': `console.log('npm', process.argv.slice(2).join(' ')); process.exit(${exitCode})`,
    'scripts/ensure-installed.mjs': '',
    'node_modules/.bin/node': '',
    'node_modules/.installed-by': installedBy,
    'bin/node': `#!/bin/sh\nexec ${process.execPath} "$@"\n`,
  });
  chmodSync(join(folder, 'bin/node'), 0o755);
  cpSync(join(import.meta.dirname, 'ensure-installed.mjs'), join(folder, 'scripts/ensure-installed.mjs'));
  if (age !== undefined) {
    const file = join(folder, 'node_modules/.package-lock.json');
    writeFileSync(file, '{}');
    const time = Date.now() / 1000 + age;
    utimesSync(file, time, time);
  }
  const env = {
    ...process.env,
    npm_execpath: join(folder, 'npm.js'),
    npm_node_execpath: join(folder, 'bin/node'),
    npm_config_user_agent: `npm/10.9.0 node/v${node} linux x64`,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/ensure-installed.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr, hasCopy: existsSync(join(folder, 'node_modules/.bin/node')) };
}

test('installs packages if there are none', () => {
  expect(run({}).stdout).toContain('npm ci --include=dev');
});

test('installs packages if the lockfile is newer', () => {
  expect(run({ age: -60 }).stdout).toContain('npm ci --include=dev');
});

test('installs packages again for another Node', () => {
  expect(run({ age: 60, installedBy: '20.19.0' }).stdout).toContain('npm ci --include=dev');
});

test('installs nothing if the packages are current', () => {
  expect(run({ age: 60 })).toMatchObject({ status: 0, stdout: '' });
});

test.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])('refuses Node %s before it installs', (node) => {
  expect(run({ node })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining(`This is Node ${node}. Install Node 24.2 or newer`),
  });
});

test.each([
  ['20.19.0', true],
  ['24.1.0', true],
  ['24.2.0', false],
  ['26.0.0', false],
])('with Node %s uses the copy of Node: %s', (node, hasCopy) => {
  expect(run({ age: 60, node })).toMatchObject({ status: 0, hasCopy });
});

test('exits with 1 if the installation fails', () => {
  expect(run({ exitCode: 1 })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('connected to the internet'),
  });
});
