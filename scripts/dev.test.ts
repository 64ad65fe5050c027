import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import { copyProject } from '../tests/support/project-copy.ts';
import { FAMILY } from '../tests/support/server.ts';
import { freePort } from './free-port.ts';

const timeout = 120_000;

/** `npm run dev` over a copy of the project, once it shows the home page. */
async function startDev(folder = copyProject()) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), NODE_ENV: undefined, VITEST: undefined };
  const child = spawn(process.execPath, ['scripts/dev.ts', '--host', '127.0.0.1'], { cwd: folder, env });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
  });
  const address = `http://127.0.0.1:${port}`;
  const shows = async (words: string, patience = 10_000) => {
    for (const end = performance.now() + patience; performance.now() < end; await setTimeout(80)) {
      const page = await fetch(address).then(
        (answer) => answer.text(),
        () => '',
      );
      if (page.includes(words)) return true;
    }
    return false;
  };
  expect(await shows('</html>', 60_000)).toBe(true);
  return { folder, address, shows };
}

/** Saves the home page with a mark as its first paragraph: empties the file and writes it anew, at once or a little later. */
async function save(folder: string, mark: string, pause: number) {
  const file = join(folder, 'content/en/pages/home.yaml');
  const home = parseDocument(readFileSync(file, 'utf8'));
  home.setIn(['hero', 'lede'], mark);
  truncateSync(file);
  if (pause) await setTimeout(pause);
  writeFileSync(file, home.toString());
}

const SAVES = 16;

test('with the site never built the form works, and each save in place shows, also after a change of .env', {
  timeout,
}, async () => {
  const { folder, address, shows } = await startDev();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(FAMILY).toString();
  expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200);
  expect(existsSync(join(folder, 'data/dev/tour-requests.sqlite'))).toBe(true);
  expect(existsSync(join(folder, 'dist'))).toBe(false);

  const lost: number[] = [];
  for (let count = 0; count < SAVES; count += 1) {
    if (count === SAVES / 2) writeFileSync(join(folder, '.env'), 'PORT=1234\n');
    await save(folder, `Mark ${count}.`, count % 4 ? 0 : 40);
    if (!(await shows(`Mark ${count}.`))) lost.push(count);
  }
  expect(lost).toEqual([]);
});
