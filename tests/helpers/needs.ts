import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program, if it is on the PATH. */
export function findProgram(program: string): string | undefined {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
  return paths.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Skips a test of Vitest only if a program is not on the PATH, and returns its path. The summary of `npm test` names both. */
export function needs({ skip }: { skip: (note: string) => never }, program: string): string {
  return findProgram(program) ?? skip(program);
}
