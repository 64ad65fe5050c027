import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startLocalServer } from '../helpers/local-server.ts';
import { temporaryFolder } from '../helpers/temp-folder.ts';
import { type Answer, goodForm, post, referenceOf, send } from '../helpers/trial/client.ts';
import { storedRows } from '../helpers/trial/rows.ts';
import { Skip, trial } from '../helpers/trial/trial.ts';

const DISK = 3 * 1024 * 1024;
const AGAIN = 'TRIAL_OWN_MOUNTS';

// A file system that only this process sees, and that goes away with it.
if (!process.env[AGAIN]) {
  const own = process.getuid?.() === 0 ? ['-m'] : ['-r', '-m'];
  if (spawnSync('unshare', [...own, 'true']).status === 0) {
    const again = [...own, process.execPath, ...process.argv.slice(1)];
    process.exit(
      spawnSync('unshare', again, { stdio: 'inherit', env: { ...process.env, [AGAIN]: 'yes' } }).status ?? 1,
    );
  }
}

await trial({
  proves: 'With the disk full a request is refused honestly, pages are served, and freed space is all it takes.',
  control: { breaks: 'a failed write is taken for a success', misses: ['false thanks', 'answers other than 503'] },
  async run({ short, control, figure, bar }) {
    if (!process.env[AGAIN]) throw new Skip('a small disk of its own takes Linux and the right to "unshare -m"');
    const disk = temporaryFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'trial', disk]);
    process.prependListener('exit', () => spawnSync('umount', ['-l', disk]));
    const dataDir = join(disk, 'data');
    const server = await startLocalServer({
      dataDir,
      preloads: control ? ['stress/faults/thanks-without-disk.ts'] : [],
    });
    const thanked: string[] = [];
    let sent = 0;
    const ask = async (): Promise<Answer> => {
      sent += 1;
      const answer = await post(server.address, { ...goodForm(sent), message: 'x'.repeat(2000) });
      if (answer.status === 200) thanked.push(referenceOf(answer));
      return answer;
    };

    const rounds = short ? 2 : 20;
    const refused: Answer[] = [];
    const recovery: number[] = [];
    let pages = 0;
    for (let round = 0; round < rounds; round += 1) {
      await ask();
      const ballast = join(disk, 'ballast');
      fill(ballast);
      // What the log of the database still had room for may be used up first.
      for (let tries = 0; tries < 200 && (await ask()).status === 200; tries += 1);
      for (let tries = 0; tries < 20; tries += 1) {
        refused.push(await ask());
        if ((await send(`${server.address}/`)).status === 200) pages += 1;
      }
      rmSync(ballast);
      const freed = performance.now();
      while ((await ask()).status !== 200) await setTimeout(20);
      recovery.push(performance.now() - freed);
    }
    const isSameProcess = server.isUp();
    await server.stop();

    const kept = new Set(storedRows(dataDir).map(({ reference }) => reference));
    figure('times the disk was full', rounds);
    figure('requests refused', refused.filter(({ status }) => status === 503).length);
    bar('answers other than 503', refused.filter(({ status }) => status !== 503).length, { most: 0 });
    bar('503 without Retry-After', refused.filter(isUntimed).length, { most: 0 });
    bar('pages not served meanwhile', refused.length - pages, { most: 0 });
    bar('slowest recovery', Math.max(...recovery) / 1000, { most: 5 }, ' s');
    bar('ended by it', isSameProcess ? 0 : 1, { most: 0 });
    bar('false thanks', thanked.filter((reference) => !kept.has(reference)).length, { most: 0 });
  },
});

function isUntimed({ status, headers }: Answer) {
  return status === 503 && !(Number(headers['retry-after']) > 0);
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
