import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTING_NAMES } from '../server/settings.ts';

const root = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 20_000;

const { CONTENT_DIR = '', SITE_DIR = '' } = process.env;

/** Every setting, with "" for its default, so that no `.env` file affects the server. */
export const isolatedSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SETTING_NAMES.map((name) => [name, ''])),
  CONTENT_DIR,
  SITE_DIR,
  PORT: '0',
  // One client sends the requests of many networks.
  TRUSTED_PROXY: '127.0.0.1',
};

type Start = {
  project?: string;
  dataDir?: string;
  settings?: Record<string, string>;
  /** A command that the server runs under, with its arguments. */
  under?: readonly string[];
};

export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>;

const running = new Set<() => void>();
// Before temporary folders are removed.
process.prependListener('exit', () => {
  for (const killNow of running) killNow();
});

export async function startLocalServer({
  project = root,
  dataDir = temporaryData(),
  settings,
  under = [],
}: Start = {}) {
  const [command = '', ...args] = [...under, process.execPath, 'server/main.ts'];
  const child = spawn(command, args, {
    cwd: project,
    env: { ...process.env, ...isolatedSettings, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const killNow = () => child.kill('SIGKILL');
  running.add(killNow);
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(killNow);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null };
  });
  const written: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => written.push(chunk));
  const log = () => Buffer.concat(written).toString();

  const message = once(child, 'message', { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).catch(() => null);
  const started = await Promise.race([message, ended.then(() => null)]);
  if (started === null) {
    killNow();
    throw new Error(`The server did not start. It wrote:\n${log()}`);
  }
  const [{ port }] = started as [{ port: number }];
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    dataDir,
    child,
    log,
    ended,
    isUp: () => child.exitCode === null && child.signalCode === null,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

function temporaryData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tour-requests-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
