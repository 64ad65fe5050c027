import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isolatedSettings } from './isolated-settings.ts';
import { temporaryFolder } from './temp-folder.ts';

const root = join(import.meta.dirname, '../..');
const SLOWEST_START_MS = 20_000;

const running = new Set<() => void>();
// Before the folders that the servers work in go away.
process.prependListener('exit', () => {
  for (const killNow of running) killNow();
});

/** How to start a server. */
export type Start = {
  /** Folder of the project, where it is not this one but a copy. */
  project?: string;
  /** Folder of the database; one that goes away with this process when left out. */
  dataDir?: string;
  /** Settings beside those that keep it to itself. */
  settings?: Record<string, string>;
  /** Files in `tests/` that are loaded into the process first, such as `stress/faults/answers-early.ts`. */
  preloads?: readonly string[];
  /** A command and its arguments that the server runs under. */
  under?: readonly string[];
  /** File that is run instead of the server itself. */
  file?: string;
};

/** A running website in a process of its own. */
export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>;

/** Starts the real server over the built site on a free port of this machine; fulfilled once it takes connections. */
export async function startLocalServer({
  project = root,
  dataDir = temporaryFolder(),
  settings,
  preloads = [],
  under = [],
  file = 'server/main.ts',
}: Start = {}) {
  const begun = performance.now();
  const imports = preloads.flatMap((name) => ['--import', join(root, 'tests', name)]);
  const [command = '', ...args] = [...under, process.execPath, ...imports, file];
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
    if (child.exitCode !== null || child.signalCode || performance.now() - begun > SLOWEST_START_MS) {
      killNow();
      throw new Error(`The server did not start. It wrote:\n${log()}`);
    }
    await setTimeout(5);
  }
  const port = Number(/http:\/\/localhost:(\d+)/.exec(greeting)?.[1]);
  return {
    /** Port of the website. */
    port,
    /** Address of the website. */
    address: `http://127.0.0.1:${port}`,
    /** Address of health and metrics. */
    operations: /http:\/\/127\.0\.0\.1:\d+/.exec(greeting)?.[0] ?? '',
    /** Folder with the database. */
    dataDir,
    /** The process, for signals, and messages to what was loaded into it. */
    child,
    /** Milliseconds from the start of the process to its taking connections. */
    startedIn: performance.now() - begun,
    /** Everything it has written so far. */
    log,
    /** Fulfilled with how it ended. */
    ended,
    /** Whether it still runs. */
    isUp: () => child.exitCode === null && child.signalCode === null,
    /** Asks it to stop, or kills it, and waits for the end. */
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
