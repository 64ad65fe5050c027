import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { query } from '../helpers/server.ts';
import { startServerProcess } from '../helpers/server-process.ts';
import { goodForm, isFull, post, report } from '../helpers/stress.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';

const DISK = 3 * 1024 * 1024;
/** Runs a command with private mounts. */
const OWN_MOUNTS = ['unshare', ...(process.getuid?.() === 0 ? [] : ['-r']), '-m'];
const canMount = spawnSync(OWN_MOUNTS[0] ?? '', [...OWN_MOUNTS.slice(1), 'true']).status === 0;

/** Fills and frees the disk of a server several times. */
async function fillDisk(rounds: number) {
  const folder = temporaryFolder();
  const mount = `mount -t tmpfs -o size=${DISK} stress ${folder} && exec "$0" "$@"`;
  const server = await startServerProcess({
    dataDir: join(folder, 'data'),
    under: [...OWN_MOUNTS, 'sh', '-c', mount],
  });
  const disk = `/proc/${server.child.pid}/root${folder}`;
  const accepted: string[] = [];
  let sent = 0;
  const ask = async () => {
    sent += 1;
    const answer = await post(server.url, { ...goodForm(sent), message: 'x'.repeat(2000) });
    if (answer.status === 200) accepted.push(answer.reference);
    return `${answer.status} ${answer.headers.get('retry-after')}`;
  };

  const refused: string[] = [];
  let pages = 0;
  for (let round = 0; round < rounds; round += 1) {
    await ask();
    const ballast = join(disk, 'ballast');
    fill(ballast);
    // The database log may still have space.
    for (let tries = 0; tries < 200 && (await ask()).startsWith('200'); tries += 1);
    for (let tries = 0; tries < 20; tries += 1) {
      refused.push(await ask());
      if ((await fetch(server.url)).status === 200) pages += 1;
    }
    rmSync(ballast);
    while (!(await ask()).startsWith('200')) await setTimeout(20);
  }
  // The test cannot see the private mount, so SQLite opens a copy.
  const copy = temporaryFolder();
  cpSync(join(disk, 'data'), copy, { recursive: true });
  const kept = new Set(
    query<{ reference: string }>(copy, 'SELECT reference FROM tour_request').map(({ reference }) => reference),
  );
  return report({
    rounds,
    refused: refused.length,
    otherAnswers: refused.filter((answer) => answer !== '503 30').length,
    pagesNotServed: refused.length - pages,
    falseThanks: accepted.filter((reference) => !kept.has(reference)).length,
  });
}

function fill(file: string) {
  for (let size = DISK; size >= 512; size /= 2) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

test('a server survives a full disk', async ({ skip }) => {
  skip(!canMount, '`unshare` with the right to mount');
  const figures = await fillDisk(isFull ? 20 : 2);
  expect(figures).toMatchObject({ otherAnswers: 0, pagesNotServed: 0, falseThanks: 0 });
});
