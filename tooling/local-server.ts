import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 20_000;
/** Those of `deploy/tour-requests.service`: a smaller young generation, which takes 200 MB less under a flood. */
const NODE_ARGUMENTS = ['--max-semi-space-size=4'];

/** Every setting, with "" for its default, so that no `.env` file reaches a server that is started to develop, measure or test. */
export const isolatedSettings: Readonly<Record<string, string>> = {
  HOST: '127.0.0.1',
  PORT: '0',
  SITE_DIR: '',
  DATA_DIR: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  NOTIFY_TO: '',
  NOTICE_DETAIL: '',
  TRUSTED_PROXY: '',
  // A single client sends the requests of many.
  SOFT_LIMIT: '1000000',
  HARD_LIMIT: '1000000',
  TOTAL_LIMIT: '1000000',
  NOTICES_PER_HOUR: '1000000',
  RETENTION_DAYS: '',
};

export type Start = {
  project?: string;
  dataDir?: string;
  settings?: Record<string, string>;
  nodeArguments?: readonly string[];
  /** A command and its arguments that the server runs under. */
  under?: readonly string[];
  file?: string;
};

export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>;

const running = new Set<() => void>();
// Temporary folders are removed after this.
process.prependListener('exit', () => {
  for (const killNow of running) killNow();
});

export async function startLocalServer({
  project = root,
  dataDir = temporaryData(),
  settings,
  nodeArguments = [],
  under = [],
  file = 'server/main.ts',
}: Start = {}) {
  const begun = performance.now();
  const [command = '', ...args] = [...under, process.execPath, ...NODE_ARGUMENTS, ...nodeArguments, file];
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
  let greeting = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    written.push(chunk);
    greeting += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => written.push(chunk));
  const log = () => Buffer.concat(written).toString();

  while (!/http:\/\/localhost:\d+[\s\S]*\n$/.test(greeting)) {
    if (child.exitCode !== null || child.signalCode || performance.now() - begun > START_TIMEOUT_MS) {
      killNow();
      throw new Error(`The server did not start. It wrote:\n${log()}`);
    }
    await setTimeout(5);
  }
  const port = Number(/http:\/\/localhost:(\d+)/.exec(greeting)?.[1]);
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    dataDir,
    child,
    /** Milliseconds until it accepted connections. */
    startedIn: performance.now() - begun,
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
