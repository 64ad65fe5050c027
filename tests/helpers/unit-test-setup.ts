import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Puts all temporary files of a run into one folder and deletes it, because Vitest kills its processes before they can clean up. */
export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
