import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FAMILY } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from '../tooling/local-server.ts';

function environmentOfOne() {
  const page = '<!doctype html><title>Home</title>';
  const folder = temporaryFolder({ 'dist/index.html': page, 'dist-server/content-security-policy.txt': '' });
  const own = { SITE_DIR: join(folder, 'dist'), DATA_DIR: join(temporaryFolder(), 'data') };
  return { ...process.env, ...isolatedSettings, ...own };
}

/** Starts the server like a service manager; it writes to pipes, or to `log`. */
function start(environment: Record<string, string>, log: number | 'pipe' = 'pipe') {
  const env = { ...environmentOfOne(), ...environment };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', log, log, 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function endOf(child: ChildProcess) {
  let err = '';
  child.stderr?.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  return { code, err };
}

/** A port used by another program. */
async function takenPort() {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  return String((other.address() as AddressInfo).port);
}

test('exits with 1 if the address cannot be used yet', async () => {
  const ends = await Promise.all([
    takenPort().then((PORT) => endOf(start({ PORT }))),
    endOf(start({ HOST: '192.0.2.1' })),
    endOf(start({ HOST: 'not-yet.invalid' })),
  ]);
  const error = (host: string, reason: string) =>
    expect.stringMatching(`^Cannot listen on HOST=${host} PORT=\\d+: .*${reason}`);
  expect(ends).toEqual([
    { code: 1, err: error('127.0.0.1', 'EADDRINUSE') },
    { code: 1, err: error('192.0.2.1', 'EADDRNOTAVAIL') },
    { code: 1, err: error('not-yet.invalid', 'not-yet') },
  ]);
});

test('exits with 78 for a configuration that only people can fix', async () => {
  const ends = await Promise.all([
    endOf(start({ PORT: 'eighty' })),
    endOf(start({ SITE_DIR: '/nonexistent' })),
    endOf(start({ CONTENT_DIR: '/nonexistent' })),
  ]);
  expect(ends).toEqual([
    {
      code: 78,
      err: `Please correct these settings:\n  PORT: expected a whole number from 0 to 65535.\nSee .env.example for the meaning of each setting.\n`,
    },
    {
      code: 78,
      err: 'No built site in /nonexistent and /nonexistent-server. Run: npm run build\n',
    },
    { code: 78, err: 'CONTENT_DIR: there is no folder /nonexistent.\n' },
  ]);
});

/** Waits until the server accepts connections. */
async function addressOf(child: ChildProcess) {
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return `http://127.0.0.1:${port}`;
}

test('serves pages while requests cannot be stored', async () => {
  const file = join(temporaryFolder({ file: 'no folder' }), 'file');
  const address = await addressOf(start({ DATA_DIR: join(file, 'data') }));
  expect((await fetch(address)).status).toBe(200);
  const ready = await fetch(`${address}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'storage']);
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(FAMILY) });
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('(559)')]);
});

test('exits with 1 if another server uses the data folder', async () => {
  const DATA_DIR = temporaryFolder();
  await addressOf(start({ DATA_DIR }));
  expect(await endOf(start({ DATA_DIR }))).toEqual({
    code: 1,
    err: `Another server uses ${DATA_DIR} (DATA_DIR).\n`,
  });
});

test.skipIf(process.platform !== 'linux').each([
  ['cannot be written', 'full'],
  ['has no reader', 'pipe'],
])('serves pages and stores requests if the log %s', async (_what, log) => {
  const child = start({}, log === 'full' ? openSync('/dev/full', 'w') : 'pipe');
  for (const output of [child.stdout, child.stderr]) output?.destroy();
  const address = await addressOf(child);
  for (let round = 0; round < 20; round += 1) {
    const body = new URLSearchParams({ ...FAMILY, name: `Ana ${round}` });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(address)).status).toBe(200);
  }
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
