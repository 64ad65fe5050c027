import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FAMILY } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from './local-server.ts';
import { pack } from './pack.ts';

const root = join(import.meta.dirname, '..');

/** A host with the packed folder and its packages, without development dependencies. */
function makeHost(): string {
  const folder = temporaryFolder();
  pack(folder);
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const [name, { dev, optional }] of Object.entries<{ dev?: boolean; optional?: boolean }>(packages)) {
    const link = join(folder, name);
    // A nested package comes with the one around it.
    if (dev || optional || !name || name.lastIndexOf('node_modules/') > 0 || !existsSync(join(root, name))) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, name), link);
  }
  return folder;
}

test('runs the packed server on a host without the project', async () => {
  const folder = makeHost();
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
  expect((await fetch(address, { method: 'POST', body: new URLSearchParams(FAMILY) })).status).toBe(200);
  const list = execFileSync(process.execPath, [...command('tour-requests'), 'list'], { cwd: folder, env });
  expect(list.toString()).toContain(FAMILY.name);
  server.kill();
  expect(await once(server, 'close')).toEqual([0, null]);
});

test('packs no tests and no original photographs', () => {
  const folder = temporaryFolder();
  pack(folder);
  expect(globSync(['**/*.test.ts', 'content/photos/**'], { cwd: folder })).toEqual([]);
});
