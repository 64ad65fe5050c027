import { cpSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAMILY } from '../tests/helpers/server.ts';
import { startServerProcess } from '../tests/helpers/server-process.ts';
import { temporaryFolder } from '../tests/helpers/temp-folder.ts';
import { testSite } from '../tests/helpers/test-site.ts';

/** The status of a server that does not start, and what it wrote. */
const endOf = (settings: Record<string, string>) =>
  startServerProcess({ settings }).catch(({ code, err }) => ({ code, err }));

test('exits with 1 if the address cannot be used yet', async () => {
  const { port } = await startServerProcess();
  const ends = await Promise.all([
    endOf({ PORT: String(port) }),
    endOf({ HOST: '192.0.2.1' }),
    endOf({ HOST: 'not-yet.invalid' }),
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
  const otherBuild = join(temporaryFolder(), 'site');
  cpSync(testSite, otherBuild, { recursive: true });
  cpSync(`${testSite}-server`, `${otherBuild}-server`, { recursive: true });
  writeFileSync(join(otherBuild, 'version.json'), JSON.stringify({ time: 'earlier' }));
  const ends = await Promise.all([
    endOf({ PORT: 'eighty' }),
    endOf({ SITE_DIR: '/nonexistent' }),
    endOf({ SITE_DIR: otherBuild }),
  ]);
  expect(ends).toEqual([
    {
      code: 78,
      err: `Please correct these settings:\n  PORT: expected a whole number from 0 to 65535.\nSee .env.example for the meaning of each setting.\n`,
    },
    {
      code: 78,
      err: 'No built site: /nonexistent/version.json is missing. Run: npm run build\n',
    },
    {
      code: 78,
      err: `The pages in ${otherBuild} are of another build than ${otherBuild}-server. Run: npm run build\n`,
    },
  ]);
});

test('serves pages while requests cannot be stored', async () => {
  const file = join(temporaryFolder({ file: 'no folder' }), 'file');
  const { url } = await startServerProcess({ dataDir: join(file, 'data') });
  expect((await fetch(url)).status).toBe(200);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'storage']);
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(FAMILY) });
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('(559)')]);
});

test('exits with 1 if another server uses the data folder', async () => {
  const { dataDir: DATA_DIR } = await startServerProcess();
  expect(await endOf({ DATA_DIR })).toEqual({
    code: 1,
    err: `Another server uses ${DATA_DIR} (DATA_DIR).\n`,
  });
});

test.skipIf(process.platform !== 'linux').each([
  ['cannot be written', 'full'],
  ['has no reader', 'pipe'],
])('works if the log %s', async (_what, log) => {
  const { child, url, stop } = await startServerProcess({
    output: log === 'full' ? openSync('/dev/full', 'w') : 'pipe',
  });
  for (const output of [child.stdout, child.stderr]) output?.destroy();
  for (let round = 0; round < 20; round += 1) {
    const body = new URLSearchParams({ ...FAMILY, name: `Ana ${round}` });
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
  }
  expect(await stop()).toBe(0);
});
