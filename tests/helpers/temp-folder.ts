import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const folders: string[] = [];

/** Creates a folder with files, which is deleted when the process or the unit test run ends. */
export function temporaryFolder(files: Record<string, string | Buffer> = {}, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'adult-day-care-'));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
