import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FAMILY } from '../tests/helpers/server.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { isolatedSettings } from '../tooling/local-server.ts';

test.skipIf(process.platform !== 'linux')(
  'serves pages and stores requests when the log cannot be written',
  async () => {
    const page = '<!doctype html><title>Home</title>';
    const siteDir = join(temporaryFolder({ 'dist/index.html': page, 'dist-server/policies.json': '{}' }), 'dist');
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { ...process.env, ...isolatedSettings, SITE_DIR: siteDir, DATA_DIR: join(temporaryFolder(), 'data') },
      stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const greeting = await new Promise<string>((resolve) =>
      child.stdout?.once('data', (text) => resolve(String(text))),
    );
    const port = /http:\/\/localhost:(\d+)/.exec(greeting)?.[1];
    const address = `http://127.0.0.1:${port}/`;
    for (let round = 0; round < 20; round += 1) {
      const body = new URLSearchParams({ ...FAMILY, name: `Ana ${round}` });
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
      expect((await fetch(address)).status).toBe(200);
    }
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
);
