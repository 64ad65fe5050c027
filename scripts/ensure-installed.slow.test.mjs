import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';

/** An npm that prints its arguments, and a program that is installed by them. */
const npm = ({ exitCode = 0, program = '' }) => `
  const { mkdirSync, writeFileSync } = require('node:fs');
  console.log('npm', process.argv.slice(2).join(' '));
  if (${exitCode}) console.error('npm error code EDISK');
  const folder = '.tools/node-24.21.0/node_modules/node-linux-' + process.arch + '/bin';
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/node', ${JSON.stringify(program)}, { mode: 0o755 });
  process.exit(${exitCode});`;

/** A project with a script that prints its Node, and packages that are `age` seconds newer than the lockfile. */
function project({ age, exitCode, program }) {
  const packages = 'node_modules/.package-lock.json';
  const folder = temporaryFolder({
    'package-lock.json': '{}',
    ...(age !== undefined && { [packages]: '{}' }),
    'npm.cjs': npm({ exitCode, program }),
    'pretend.cjs': `
      const { version = process.versions.node, platform = process.platform } = JSON.parse(process.env.PRETEND);
      Object.defineProperty(process.versions, 'node', { value: version });
      Object.defineProperty(process, 'platform', { value: platform });`,
    'scripts/ensure-installed.mjs': readFileSync(join(import.meta.dirname, 'ensure-installed.mjs')),
    'scripts/print.mjs': `console.log('ran', process.env.PATH.split(':')[0], process.argv.slice(2).join(' '))`,
    'scripts/serve.mjs': `
      console.log(process.pid);
      process.on('SIGTERM', () => { console.log('SIGTERM'); setTimeout(process.exit, 1000); });
      setInterval(() => {}, 1000);`,
  });
  const time = Date.now() / 1000 + age;
  if (age !== undefined) utimesSync(join(folder, packages), time, time);
  return folder;
}

function run({ machine = {}, ...options }) {
  const folder = project(options);
  const args = ['--require', './pretend.cjs', 'scripts/ensure-installed.mjs', 'print.mjs', '--open'];
  const env = { ...process.env, npm_execpath: join(folder, 'npm.cjs'), PRETEND: JSON.stringify(machine) };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  return { status, stdout: stdout.replaceAll(folder, ''), stderr };
}

const old = { version: '20.19.0' };
const linux = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

test.each([
  ['there are none', undefined],
  ['the lockfile is newer', -60],
])('installs packages if %s', (_why, age) => {
  expect(run({ age }).stdout).toContain('npm ci --include=dev');
});

test('installs nothing if the packages are current', () => {
  expect(run({ age: 60 }).stdout).toMatch(/^ran .* --open\n$/);
});

test('leaves the reason of a failed installation to npm', () => {
  expect(run({ exitCode: 1 })).toMatchObject({
    status: 1,
    stderr: 'npm error code EDISK\nnpm ci failed. What npm says about it is above.\n',
  });
});

test.runIf(linux)('runs everything with a Node from npm if this one is too old', () => {
  const program = `#!/bin/sh\nexec ${process.execPath} "$@"\n`;
  expect(run({ age: 60, machine: old, program }).stdout).toBe(
    `This is Node 20.19.0, and 24.2 is needed. Installing Node 24.21.0 for this project.
npm install --prefix /.tools/node-24.21.0 --loglevel=error node-linux-${process.arch}@24.21.0
ran /.tools/node-24.21.0/node_modules/node-linux-${process.arch}/bin --open
`,
  );
});

test.runIf(linux)('says why a Node from npm does not start', () => {
  const program = '#!/bin/sh\necho "node: no libatomic.so.1" >&2; exit 127\n';
  expect(run({ age: 60, machine: old, program })).toMatchObject({
    status: 1,
    stderr: `Node 24.21.0 from npm does not start here: node: no libatomic.so.1

Install Node 24.2 or newer from https://nodejs.org (on Alpine: apk add nodejs npm).
`,
  });
});

test.each(['darwin', 'win32'])('asks for a newer Node in one line on %s', (platform) => {
  expect(run({ age: 60, machine: { ...old, platform } })).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'This is Node 20.19.0, and 24.2 is needed. Install Node 24.2 or newer from https://nodejs.org (on Alpine: apk add nodejs npm).\n',
  });
});

test.skipIf(process.platform === 'win32')('gets one SIGTERM when the shell of npm has ended', async () => {
  const env = { ...process.env, npm_execpath: 'npm' };
  const command = `${process.execPath} scripts/ensure-installed.mjs serve.mjs; true`;
  const shell = spawn('sh', ['-c', command], { cwd: project({ age: 60 }), env, stdio: ['ignore', 'pipe', 'inherit'] });
  shell.stdout.setEncoding('utf8');
  let [written] = await once(shell.stdout, 'data');
  shell.stdout.on('data', (text) => {
    written += text;
  });
  const pid = Number(written);
  onTestFinished(() => {
    if (!written.includes('SIGTERM')) process.kill(pid, 'SIGKILL');
  });
  shell.kill();
  // Its output ends when the last process that writes to it ends.
  await once(shell.stdout, 'close');
  expect(written).toBe(`${pid}\nSIGTERM\n`);
});
