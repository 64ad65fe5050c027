import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './helpers/temp-folder.ts';

const root = join(import.meta.dirname, '..');

/** Makes a release whose readiness check answers `ready`, or another word. */
function makeRelease(
  site: string,
  name: string,
  {
    word = 'ready',
    migrations = 1,
    dependencies = {},
  }: { word?: string; migrations?: number; dependencies?: object } = {},
) {
  const folder = join(site, 'releases', name);
  for (const part of ['deploy', 'dist', 'dist-server', 'server/storage/migrations'])
    mkdirSync(join(folder, part), { recursive: true });
  cpSync(join(root, 'deploy/activate.sh'), join(folder, 'deploy/activate.sh'));
  writeFileSync(join(folder, 'dist/index.html'), word);
  writeFileSync(join(folder, 'server/app.ts'), '');
  for (let number = 1; number <= migrations; number += 1)
    writeFileSync(join(folder, `server/storage/migrations/00${number}.sql`), '');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'release', version: '1.0.0', dependencies }));
  return folder;
}

/** A host whose readiness check answers the word of the live release. */
async function startHost({ unitState = 'running' } = {}) {
  const site = realpathSync(temporaryFolder());
  const bin = temporaryFolder({ systemctl: `#!/bin/sh\necho ${unitState}\n`, npm: '#!/bin/sh\necho "npm $*"\n' });
  for (const name of ['systemctl', 'npm']) chmodSync(join(bin, name), 0o755);
  const live = join(site, 'current');
  const server = createServer((_request, response) => {
    const word = existsSync(live) ? readFileSync(join(live, 'dist/index.html'), 'utf8') : 'storage';
    response.writeHead(word === 'ready' ? 200 : 503).end(word);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const ready = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
  const activate = (release: string, timeout = '3') => {
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, RESTART: 'true', READY: ready, TIMEOUT: timeout };
    return new Promise<{ failed: boolean; output: string }>((resolve) => {
      execFile('sh', [join(release, 'deploy/activate.sh')], { env }, (error, stdout, stderr) => {
        resolve({ failed: error !== null, output: stdout + stderr });
      });
    });
  };
  return { site, activate, live: () => realpathSync(live) };
}

test.each([
  ['ready', 'ready', true, 'Live: NEW'],
  ['ready', 'storage', false, 'Live again: OLD'],
  ['ready', 'mail', false, 'Live again: OLD'],
  ['ready', 'backup', true, 'Live: NEW'],
  ['mail', 'mail', true, 'says: mail'],
])('after a release that was %s, one that is %s stays live: %s', async (before, after, staysLive, words) => {
  const { site, activate, live } = await startHost();
  const first = makeRelease(site, '1', { word: before });
  await activate(first);
  const second = makeRelease(site, '2', { word: after });
  const output = expect.stringContaining(words.replace('NEW', second).replace('OLD', first));
  expect(await activate(second)).toEqual({ failed: !staysLive, output });
  expect(live()).toBe(staysLive ? second : first);
  expect(existsSync(second)).toBe(staysLive);
});

test('stops waiting when the unit has failed', async () => {
  const { site, activate } = await startHost({ unitState: 'failed' });
  expect((await activate(makeRelease(site, '1'), '3600')).failed).toBe(true);
});

test('keeps a release that has changed the database', async () => {
  const { site, activate, live } = await startHost();
  const first = makeRelease(site, '1');
  await activate(first);
  const broken = makeRelease(site, '2', { word: 'storage', migrations: 2 });
  expect((await activate(broken)).output).toContain(`${broken} stays`);
  expect(live()).toBe(first);
  expect(existsSync(broken)).toBe(true);
});

test('says that a step back leaves columns in the database', async () => {
  const { site, activate } = await startHost();
  const first = makeRelease(site, '1');
  await activate(first);
  const second = makeRelease(site, '2', { migrations: 2 });
  await activate(second);
  expect(await activate(first)).toEqual({
    failed: false,
    output: expect.stringContaining(`${second} has added columns to the database.`),
  });
});

test('leaves the live release alone if packages are incomplete', async () => {
  const { site, activate, live } = await startHost();
  const first = makeRelease(site, '1');
  expect((await activate(first)).output).not.toContain('npm ci');
  const second = makeRelease(site, '2', { dependencies: { 'not-installed': '1.0.0' } });
  const { failed, output } = await activate(second);
  expect({ failed, isLive: live() === second }).toEqual({ failed: true, isLive: false });
  expect(output).toContain('npm ci');
  expect(output).toContain('The live release is unchanged.');
});

test('keeps an older release that is no longer ready', async () => {
  const { site, activate } = await startHost();
  const older = makeRelease(site, '1');
  await activate(older);
  await activate(makeRelease(site, '2'));
  writeFileSync(join(older, 'dist/index.html'), 'storage');
  expect((await activate(older)).failed).toBe(true);
  expect(existsSync(older)).toBe(true);
});

test('keeps a first release that is not ready', async () => {
  const { site, activate, live } = await startHost();
  const broken = makeRelease(site, '1', { word: 'storage' });
  expect(await activate(broken)).toEqual({ failed: true, output: expect.not.stringContaining('Live') });
  expect(live()).toBe(broken);
  expect((await activate(makeRelease(site, '2'))).failed).toBe(false);
});

test('refuses a release without a built site', async () => {
  const { site, activate } = await startHost();
  const release = makeRelease(site, '1');
  rmSync(join(release, 'dist/index.html'));
  expect(await activate(release)).toEqual({ failed: true, output: expect.stringContaining('has no built site') });
});

test.each([
  ['tour-requests', 'StateDirectoryMode='],
  ['tour-requests-backup', 'CapabilityBoundingSet='],
])('%s of a center of several has the hardening of a single one', (unit, start) => {
  const rest = (file: string) => {
    const text = readFileSync(join(root, 'deploy', file), 'utf8');
    return text.slice(text.indexOf(start));
  };
  expect(rest(`${unit}@.service`)).toBe(rest(`${unit}.service`));
});
