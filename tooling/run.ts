import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, '..');

/** How a program is run: variables to add to its environment, and who gets what it prints, if not this terminal. */
export interface RunOptions {
  environment?: NodeJS.ProcessEnv;
  onOutput?: (output: Buffer) => void;
}

/** A program ended with a status other than 0; it has printed why. */
export class ExitError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Runs a program for Node to its end in the folder of the project; throws an `ExitError` when it fails. */
export async function run(args: readonly string[], { environment = {}, onOutput }: RunOptions = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (output: Buffer) => onOutput?.(output));
  // A service manager stops only the process it started.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  try {
    const [code, signal] = await once(child, 'close');
    if (code !== 0) throw new ExitError(`${args.join(' ')} ended with ${signal ?? `status ${code}`}`, code ?? 1);
  } finally {
    process.off('SIGTERM', stop);
  }
}
