import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { FAMILY } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from '../tooling/local-server.ts';

const root = join(import.meta.dirname, '..');

/** Starts a server on a slow disk below a shell, as npm does, in a group of processes of its own. */
async function startBelowShell() {
  const page = '<!doctype html><title>Home</title>';
  const siteDir = join(temporaryFolder({ 'dist/index.html': page, 'dist-server/policies.json': '{}' }), 'dist');
  const preloads = ['helpers/exits-with-parent.ts', 'stress/faults/slow-disk.ts'].map(
    (name) => `--import=${join(root, 'tests', name)}`,
  );
  const shell = spawn('sh', ['-c', `"$0" ${preloads.join(' ')} server/main.ts; true`, process.execPath], {
    cwd: root,
    detached: true,
    env: {
      ...process.env,
      ...isolatedSettings,
      SITE_DIR: siteDir,
      DATA_DIR: join(temporaryFolder(), 'data'),
      STRESS_DISK_WAIT: '600',
      npm_lifecycle_event: 'start',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const group = -(shell.pid ?? 0);
  onTestFinished(() => {
    try {
      process.kill(group, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  });
  let printed = '';
  while (!printed.includes('nobody is told')) printed += String((await once(shell.stdout, 'data'))[0]);
  return { shell, group, address: /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '' };
}

test('a signal to all processes at once ends the server, and cuts nothing that is under way', {
  timeout: 60_000,
}, async () => {
  const { shell, group, address } = await startBelowShell();
  const answers = Array.from({ length: 8 }, (_none, index) =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ ...FAMILY, name: `Ana ${index}` }) }).then(
      ({ status }) => status,
      () => 'cut',
    ),
  );
  await setTimeout(500);
  process.kill(group, 'SIGTERM');
  expect(await Promise.all(answers)).toEqual(Array(8).fill(200));
  // The pipe closes with the last process that holds it.
  if (!shell.stdout.closed) await once(shell.stdout, 'close');
});
