import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A running website of our own for measurements and tests. */
export type TrialServer = {
  address: string;
  /** Folder with the database. */
  dataDir: string;
  stop: () => Promise<void>;
};

// Empty values switch off what a `.env` file says: nobody gets mail from a test.
function trialSettings(port: number, dataDir: string): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: String(port),
    OPERATIONS_PORT: '0',
    SITE_DIR: '',
    DATA_DIR: dataDir,
    SMTP_URL: '',
    MAIL_FROM: '',
    NOTIFY_TO: '',
    TRUSTED_PROXY: 'none',
  };
}

/** Starts the real server over the built site on a free port; without a folder named, its data go away with it. */
export async function startTrialServer(keepIn?: string): Promise<TrialServer> {
  const root = join(import.meta.dirname, '..');
  const port = await freePort();
  const dataDir = keepIn ?? mkdtempSync(join(tmpdir(), 'site-data-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...trialSettings(port, dataDir) },
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
