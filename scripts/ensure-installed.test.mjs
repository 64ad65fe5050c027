import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { differenceFromLockfile } from './ensure-installed.mjs';

const fastify = { version: '5.0.0', integrity: 'sha512-a' };

function projectWith(wanted, installed) {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  const root = { '': { name: 'site' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...root, ...wanted } }));
  if (installed) {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return folder;
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
