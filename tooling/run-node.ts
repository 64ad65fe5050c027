import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a file with this version of Node; resolves to its exit code, or to the signal that ended it. */
export async function runNode(args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  // A service manager stops only the process it started.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  await once(child, 'close');
  process.off('SIGTERM', stop);
  return { code: child.exitCode, signal: child.signalCode };
}
