import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Lets `fill` make a folder at the path it is given, and puts it in the place of `folder` only when it is complete. */
export async function replaceFolder(folder: string, next: string, fill: (next: string) => Promise<void>) {
  const old = `${next}-old`;
  mkdirSync(dirname(next), { recursive: true });
  try {
    await fill(next);
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(next, folder);
  } finally {
    for (const left of [next, old]) rmSync(left, { recursive: true, force: true });
  }
}
