import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FAMILY } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from '../tooling/local-server.ts';

/** Starts the server with its output in `log`, or in pipes without a reader. */
function start(log?: number) {
  const page = '<!doctype html><title>Home</title>';
  const siteDir = join(
    temporaryFolder({ 'dist/index.html': page, 'dist-server/content-security-policy.txt': '' }),
    'dist',
  );
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...isolatedSettings, SITE_DIR: siteDir, DATA_DIR: join(temporaryFolder(), 'data') },
    stdio: ['ignore', log ?? 'pipe', log ?? 'pipe', 'ipc'],
  });
  for (const output of [child.stdout, child.stderr]) output?.destroy();
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test.for<[string, () => number | undefined]>([
  ['cannot be written', () => openSync('/dev/full', 'w')],
  ['has no reader', () => undefined],
])('serves pages and stores requests if the log %s', async ([, log], { skip }) => {
  if (process.platform !== 'linux') skip();
  const child = start(log());
  const [message] = await once(child, 'message');
  const address = `http://127.0.0.1:${Number(message.port)}/`;
  for (let round = 0; round < 20; round += 1) {
    const body = new URLSearchParams({ ...FAMILY, name: `Ana ${round}` });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(address)).status).toBe(200);
  }
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
