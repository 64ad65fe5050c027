import { spawn } from 'node:child_process';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, '..');

/** A program that ended badly. */
export class RunError extends Error {
  override name = 'RunError';
}

/** Runs a program to its end in the folder of the project with this terminal, and fails when it does. */
export async function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...environment } });
  // A service manager stops only the process it started.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  try {
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (...end) => resolve(end));
    });
    if (code !== 0) throw new RunError(`${command} ${args.join(' ')} ended with ${signal ?? `status ${code}`}`);
  } finally {
    process.off('SIGTERM', stop);
  }
}
