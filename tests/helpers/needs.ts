import { spawnSync } from 'node:child_process';
import { test } from 'vitest';

/** `test`, which skips if the machine lacks one of the programs. */
export function needs(...programs: string[]) {
  return test.skipIf(programs.some((program) => spawnSync(program, ['version']).error));
}
