import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a file with this version of Node. */
export async function runNode(args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  // A service manager signals only the parent process.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  await once(child, 'close');
  process.off('SIGTERM', stop);
  return { code: child.exitCode, signal: child.signalCode };
}
