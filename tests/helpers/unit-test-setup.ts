import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 1024 ** 3;

/**
 * Puts all temporary files of a run into one folder and deletes it, because Vitest kills its processes before they can clean up. The
 * data folders of desks are in memory if there is room: SQLite waits for the disk with every commit.
 */
export default function setUp() {
  const [files, databases] = [tmpdir(), hasMemory() ? MEMORY : tmpdir()].map((parent) =>
    mkdtempSync(join(parent, 'unit-tests-')),
  );
  Object.assign(process.env, { TMPDIR: files, DATABASES: databases });
  return () => {
    for (const folder of [files, databases]) rmSync(String(folder), { recursive: true, force: true });
  };
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES;
  } catch {
    return false;
  }
}
