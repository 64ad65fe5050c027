import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { FAMILY } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from '../tooling/local-server.ts';

const root = join(import.meta.dirname, '..');

/** A host with the unpacked archive and its packages, without development dependencies. */
const folder = temporaryFolder();

beforeAll(() => {
  const target = temporaryFolder();
  execFileSync(process.execPath, [join(root, 'scripts/pack.ts'), target, '--built'], { stdio: 'ignore' });
  execFileSync('tar', ['-xzf', join(target, 'website.tar.gz'), '--strip-components=1', '-C', folder]);
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const [name, { dev, optional }] of Object.entries<{ dev?: boolean; optional?: boolean }>(packages)) {
    const link = join(folder, name);
    // A nested package comes with the one around it.
    if (dev || optional || !name || name.lastIndexOf('node_modules/') > 0 || !existsSync(join(root, name))) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, name), link);
  }
});

test('runs the packed server on a host without the project', async () => {
  const env = { ...process.env, ...isolatedSettings };
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const command = (name: string) => scripts[name].split(' ').slice(1);
  const server = spawn(process.execPath, command('start'), { cwd: folder, env });
  onTestFinished(() => void server.kill());
  let printed = '';
  for await (const part of server.stdout) {
    printed += part;
    if (/http:\/\/localhost:\d+\n/.test(printed)) break;
  }
  const address = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? printed;
  expect((await fetch(address)).status).toBe(200);
  const body = new URLSearchParams(FAMILY);
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
  expect(
    execFileSync(process.execPath, [...command('tour-requests'), 'list'], { cwd: folder, env }).toString(),
  ).toContain(FAMILY.name);
  server.kill();
  expect(await once(server, 'close')).toEqual([0, null]);
});

test('packs no tests, original photographs or build tools', () => {
  expect(
    globSync(['**/*.test.ts', 'content/photos/**', 'node_modules/{astro,vitest,typescript}'], { cwd: folder }),
  ).toEqual([]);
});
