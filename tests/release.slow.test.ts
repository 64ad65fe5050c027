import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './helpers/temp-folder.ts';

const root = join(import.meta.dirname, '..');
const timeout = 60_000;

/** A release without packages, whose only page contains its name. */
function makeRelease(site: string, name: string) {
  const folder = join(site, 'releases', name);
  for (const part of ['deploy', 'dist', 'dist-server']) mkdirSync(join(folder, part), { recursive: true });
  cpSync(join(root, 'deploy/activate.sh'), join(folder, 'deploy/activate.sh'));
  writeFileSync(join(folder, 'dist/index.html'), name);
  const packageFile = JSON.stringify({ name: 'release', version: '1.0.0', lockfileVersion: 3, packages: { '': {} } });
  for (const file of ['package.json', 'package-lock.json']) writeFileSync(join(folder, file), packageFile);
  return folder;
}

/** Starts a readiness check that fails while a broken release is live. */
async function checkReadiness(site: string) {
  const server = createServer((_request, response) => {
    const page = readFileSync(join(site, 'current/dist/index.html'), 'utf8');
    response.writeHead(page.startsWith('broken') ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
}

function activate(release: string, ready: string) {
  const env = { ...process.env, RESTART: 'true', READY: ready, TIMEOUT: '2' };
  return new Promise<{ failed: boolean; output: string }>((resolve) => {
    execFile('sh', [join(release, 'deploy/activate.sh')], { env }, (error, stdout, stderr) => {
      resolve({ failed: error !== null, output: stdout + stderr });
    });
  });
}

test('undoes a release that is not ready in time', { timeout }, async () => {
  const site = realpathSync(temporaryFolder());
  const ready = await checkReadiness(site);
  const first = makeRelease(site, '1');
  expect(await activate(first, ready)).toEqual({ failed: false, output: expect.stringContaining(`Live: ${first}`) });
  const broken = makeRelease(site, 'broken-2');
  const rolledBack = { failed: true, output: expect.stringContaining(`Live again: ${first}`) };
  expect(await activate(broken, ready)).toEqual(rolledBack);
  expect(realpathSync(join(site, 'current'))).toBe(first);
  expect(existsSync(broken)).toBe(false);
});

test('keeps an older release that is no longer ready', { timeout }, async () => {
  const site = realpathSync(temporaryFolder());
  const ready = await checkReadiness(site);
  const older = makeRelease(site, '1');
  await activate(older, ready);
  await activate(makeRelease(site, '2'), ready);
  writeFileSync(join(older, 'dist/index.html'), 'broken');
  expect((await activate(older, ready)).failed).toBe(true);
  expect(existsSync(older)).toBe(true);
});

test('keeps a first release that is not ready', { timeout }, async () => {
  const site = realpathSync(temporaryFolder());
  const ready = await checkReadiness(site);
  const broken = makeRelease(site, 'broken-1');
  expect(await activate(broken, ready)).toEqual({ failed: true, output: expect.not.stringContaining('Live') });
  expect(realpathSync(join(site, 'current'))).toBe(broken);
  expect((await activate(makeRelease(site, '2'), ready)).failed).toBe(false);
});

test('refuses a release without a built site', { timeout }, async () => {
  const site = realpathSync(temporaryFolder());
  const release = makeRelease(site, '1');
  execFileSync('rm', [join(release, 'dist/index.html')]);
  const { failed, output } = await activate(release, 'http://127.0.0.1:9/readyz');
  expect(failed).toBe(true);
  expect(output).toContain('has no built site');
});

test('a center of several has the hardening of a single one', () => {
  const rest = (file: string) => {
    const text = readFileSync(join(root, 'deploy', file), 'utf8');
    return text.slice(text.indexOf('StateDirectoryMode='));
  };
  expect(rest('tour-requests@.service')).toBe(rest('tour-requests.service'));
});
