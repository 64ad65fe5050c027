import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { differenceFromLockfile, refuseNode } from './ensure-installed.mjs';

const fastify = { version: '5.0.0', integrity: 'sha512-a' };

function projectWith(wanted, installed) {
  const root = { '': { name: 'site' } };
  const lockfile = JSON.stringify({ packages: { ...root, ...wanted } });
  const state = installed && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) };
  const folders = Object.fromEntries(Object.keys(installed ?? {}).map((name) => [`${name}/package.json`, '{}']));
  return temporaryFolder({ 'package-lock.json': lockfile, 'node_modules/some-file': '', ...state, ...folders });
}

test('a folder of packages that npm did not finish counts as nothing installed', () => {
  expect(differenceFromLockfile(projectWith({ fastify }))).toMatch('nothing is installed');
});

test('packages as the lockfile names them are left alone', () => {
  expect(differenceFromLockfile(projectWith({ fastify }, { fastify }))).toBeUndefined();
});

test('another version is noticed', () => {
  const folder = projectWith({ fastify }, { fastify: { ...fastify, version: '4.0.0' } });
  expect(differenceFromLockfile(folder)).toMatch('fastify');
});

test('a package too many is noticed', () => {
  expect(differenceFromLockfile(projectWith({}, { fastify }))).toMatch('fastify');
});

test('a package too few is noticed', () => {
  expect(differenceFromLockfile(projectWith({ fastify }, {}))).toMatch('fastify');
});

const native = (os, cpu, libc) => ({ version: '1.0.0', optional: true, dev: true, os: [os], cpu: [cpu], libc: [libc] });
const platform = { os: 'linux', cpu: 'x64', libc: 'glibc' };

test('a package that is made for this platform is noticed when npm left it out', () => {
  const folder = projectWith({ engine: native('linux', 'x64', 'glibc') }, {});
  expect(differenceFromLockfile(folder, { platform })).toMatch('engine');
});

test.each([
  ['another system', native('win32', 'x64', 'glibc')],
  ['another processor', native('linux', 'arm64', 'glibc')],
  ['another C library', native('linux', 'x64', 'musl')],
  ['platforms without a package of their own', { version: '1.0.0', optional: true }],
])('a package for %s may be missing', (_case, engine) => {
  expect(differenceFromLockfile(projectWith({ engine }, {}), { platform })).toBeUndefined();
});

test('a package whose folder was deleted is noticed', () => {
  const folder = projectWith({ fastify }, { fastify });
  rmSync(join(folder, 'fastify'), { recursive: true });
  expect(differenceFromLockfile(folder)).toMatch('fastify');
});

test('a host may leave out what only builds and tests, and nothing else', () => {
  const vitest = { version: '5.0.0', dev: true };
  expect(differenceFromLockfile(projectWith({ fastify, vitest }, { fastify }))).toMatch('vitest');
  const canOmitDev = true;
  expect(differenceFromLockfile(projectWith({ fastify, vitest }, { fastify }), { canOmitDev })).toBeUndefined();
  expect(differenceFromLockfile(projectWith({ fastify, vitest }, { vitest }), { canOmitDev })).toMatch('fastify');
});

test.each(['8.17.0', '18.20.4', '20.0.0', '20.18.3', '21.7.0', '22.11.0'])(
  'Node %s is refused in one sentence',
  (version) => {
    const refusal = refuseNode(version);
    expect(refusal).toContain(version);
    expect(refusal).not.toContain('\n');
  },
);

test.each(['20.19.0', '22.12.0', '23.0.0', '24.21.0', '100.0.0'])('Node %s can install', (version) => {
  expect(refuseNode(version)).toBeUndefined();
});
