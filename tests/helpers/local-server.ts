import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { temporaryFolder } from './temp-folder.ts';

const root = join(import.meta.dirname, '../..');

type Launch = {
  project?: string;
  dataDir?: string;
  settings?: Record<string, string>;
  /** A command that the server runs under, with its arguments. */
  under?: readonly string[];
  /** An open file instead of a pipe. */
  output?: number | 'pipe';
};

const running = new Set<() => void>();
// Before temporary folders are removed.
process.prependListener('exit', () => {
  for (const killNow of running) killNow();
});

/** Runs the server in its own process, like a service manager. */
export function launchServer({
  project = root,
  dataDir = join(temporaryFolder(), 'data'),
  settings,
  under = [],
  output = 'pipe',
}: Launch = {}) {
  const [command = '', ...args] = [...under, process.execPath, join(project, 'server/main.ts')];
  const child = spawn(command, args, {
    // Has no `.env` file.
    cwd: temporaryFolder(),
    // One client sends the requests of many networks.
    env: { ...process.env, PORT: '0', TRUSTED_PROXY: '127.0.0.1', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', output, output, 'ipc'],
  });
  const killNow = () => child.kill('SIGKILL');
  running.add(killNow);
  const ended = once(child, 'close').then(([code]) => {
    running.delete(killNow);
    return code as number | null;
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk));
  return {
    dataDir,
    child,
    log: () => Buffer.concat(written).toString(),
    /** The status of the process at its end. */
    ended,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts the server in its own process, and waits until it accepts connections. */
export async function startLocalServer(options: Launch = {}) {
  const server = launchServer(options);
  const started = await Promise.race([once(server.child, 'message'), server.ended]);
  if (!Array.isArray(started)) throw new Error(`The server did not start. It wrote:\n${server.log()}`);
  const [{ port }] = started;
  return { ...server, port, url: `http://127.0.0.1:${port}` };
}
