import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder that goes away with the process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trial-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
