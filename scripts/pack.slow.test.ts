import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { FAMILY } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from '../tooling/local-server.ts';

const root = join(import.meta.dirname, '..');

/** A host on which the archive was unpacked, and only the packages of its own lockfile are installed. */
const folder = temporaryFolder();

beforeAll(() => {
  const target = temporaryFolder();
  execFileSync(process.execPath, [join(root, 'scripts/pack.ts'), target, '--built'], { stdio: 'ignore' });
  execFileSync('tar', ['-xzf', join(target, 'website.tar.gz'), '--strip-components=1', '-C', folder]);
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const name of Object.keys(packages)) {
    const link = join(folder, name);
    // A package inside another one comes with it.
    if (!name || name.lastIndexOf('node_modules/') > 0 || !existsSync(join(root, name))) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, name), link);
  }
}, 120_000);

test('what is packed serves the site and keeps a request on a machine that has nothing else', {
  timeout: 120_000,
}, async () => {
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

test('what is packed holds no test, no photograph as it came from the camera, and no tool that builds', () => {
  expect(
    globSync(['**/*.test.ts', 'content/photos/**', 'node_modules/{astro,vitest,typescript}'], { cwd: folder }),
  ).toEqual([]);
});
