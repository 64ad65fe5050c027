import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { closeAfter } from './close-after.ts';
import { temporaryFolder } from './temp-folder.ts';

const root = join(import.meta.dirname, '../..');

const running = new Set<() => void>();
// Before temporary folders are removed.
process.prependListener('exit', () => {
  for (const killNow of running) killNow();
});

/**
 * Runs the server in its own process, like a service manager, until the test ends. Waits until it accepts connections, or throws its
 * status and what it wrote. `under` is a command that it runs under, with its arguments; `output` an open file instead of a pipe.
 */
export async function startServerProcess({
  project = root,
  dataDir = join(temporaryFolder(), 'data'),
  settings = {} as Record<string, string>,
  under = [] as string[],
  output = 'pipe' as number | 'pipe',
} = {}) {
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
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  closeAfter(() => stop('SIGKILL'));
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => written.push(chunk));
  const started = await Promise.race([once(child, 'message'), ended]);
  if (!Array.isArray(started)) {
    const err = Buffer.concat(written).toString();
    throw Object.assign(new Error(`The server did not start. It wrote:\n${err}`), { code: started, err });
  }
  const [{ port }] = started;
  return { dataDir, child, stop, port: port as number, url: `http://127.0.0.1:${port}` };
}
