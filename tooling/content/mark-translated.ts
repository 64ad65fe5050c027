import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilesRead } from '../../shared/read-files.ts';
import { translationsIn } from '../../src/content/translations.ts';

/** Writes the current version of the English text into translated files: into all of them, or into those listed. */
export async function markTranslated(folder: string, read: FilesRead, only: readonly string[]): Promise<void> {
  const translations = await translationsIn(read);
  const unknown = only.find((path) => !translations.some(({ file }) => file.path === path));
  if (unknown) throw new Error(`There is no translation content/${unknown}.`);
  for (const { file, version } of translations) {
    if (only.length > 0 && !only.includes(file.path)) continue;
    const path = join(folder, file.path);
    const text = readFileSync(path, 'utf8').replace(/^translates: .*\n/m, '');
    writeFileSync(path, `translates: "${version}"\n${text}`);
  }
}
