import { join } from 'node:path';
import { type Start, startLocalServer as start } from '../../tooling/local-server.ts';

export type { LocalServer } from '../../tooling/local-server.ts';

const tests = join(import.meta.dirname, '..');

/** Starts the real server with preloaded files of `tests/`, such as `stress/faults/slow-disk.ts`. */
export function startLocalServer({
  preloads = [],
  nodeArguments = [],
  ...options
}: Start & { preloads?: readonly string[] } = {}) {
  const imports = preloads.flatMap((name) => ['--import', join(tests, name)]);
  return start({ ...options, nodeArguments: [...nodeArguments, ...imports] });
}
