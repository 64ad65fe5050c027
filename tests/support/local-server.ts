import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { isolatedSettings } from './isolated-settings.ts';

/** A running website of our own, to develop, measure and test with. */
export type LocalServer = {
  address: string;
  /** Folder with the database. */
  dataDir: string;
  stop: () => Promise<void>;
};

/** Starts the real server over the built site on a free port; without a folder named, its data go away with it. */
export async function startLocalServer(keepIn?: string): Promise<LocalServer> {
  const root = join(import.meta.dirname, '../..');
  const port = await freePort();
  const dataDir = keepIn ?? mkdtempSync(join(tmpdir(), 'site-data-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...isolatedSettings, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let messages = '';
  child.stderr.on('data', (part) => {
    messages += part;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  process.once('exit', () => child.kill('SIGTERM'));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!keepIn) rmSync(dataDir, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  await answers(address, () => child.exitCode !== null).catch(async (error) => {
    await stop();
    console.error(messages);
    throw error;
  });
  return { address, dataDir, stop };
}

async function answers(address: string, isOver: () => boolean): Promise<void> {
  for (let waited = 0; waited < 20_000 && !isOver(); waited += 50) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not start; its own messages are above.');
}
