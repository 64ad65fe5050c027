import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What is built from what, and by whom. */
export type Build = {
  /** Files and folders the output depends on; those that do not exist are left out. */
  sources: readonly string[];
  /** Folder that holds the finished output. */
  output: string;
  /** File that remembers what the output was built from; it lies outside of it, so that it is never served. */
  stamp: string;
  /** Fills an empty folder with the output, or throws. */
  make: (folder: string) => Promise<void>;
};

/** Builds only where sources or output are not those of the last good build, and says whether it built. */
export async function buildIfNeeded(build: Build): Promise<boolean> {
  if (isFresh(build)) return false;
  await buildAnew(build);
  return true;
}

/** Builds into a folder of its own that takes the place of the old output only when it is complete. */
export async function buildAnew(build: Build): Promise<void> {
  // Taken before the build: what is edited while it runs then counts as changed.
  const sources = fingerprint(build.sources);
  const next = join(dirname(build.stamp), `next-${process.pid}`);
  mkdirSync(dirname(next), { recursive: true });
  try {
    await build.make(next);
    replaceFolder(build.output, next);
    writeFileSync(build.stamp, `${sources}\n${fingerprint([build.output])}\n`);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

function isFresh({ sources, output, stamp }: Build): boolean {
  if (!existsSync(stamp) || !existsSync(output)) return false;
  return readFileSync(stamp, 'utf8') === `${fingerprint(sources)}\n${fingerprint([output])}\n`;
}

// Contents and names, no times: a fresh clone gives every file the time of the clone.
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesIn(path)) {
      const content = readFileSync(file);
      hash.update(`${join(path, relative(path, file))}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function replaceFolder(folder: string, next: string): void {
  const old = `${next}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
