import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/temp-folder.ts';
import { differenceFromLockfile } from './ensure-installed.mjs';

const fastify = { version: '5.0.0', integrity: 'sha512-a' };

function projectWith(wanted, installed) {
  const root = { '': { name: 'site' } };
  const lockfile = JSON.stringify({ packages: { ...root, ...wanted } });
  const state = installed && { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) };
  return temporaryFolder({ 'package-lock.json': lockfile, 'node_modules/some-file': '', ...state });
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

test('a package for another platform may be missing', () => {
  expect(differenceFromLockfile(projectWith({ windows: { version: '1.0.0', optional: true } }, {}))).toBeUndefined();
});
