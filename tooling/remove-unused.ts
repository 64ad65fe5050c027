import { readFileSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { listFiles } from '../server/site/site-files.ts';

const textual = new Set(['.html', '.css', '.js', '.mjs', '.json', '.svg', '.xml', '.txt']);

/**
 * Removes the files below `_astro` that nothing on the site names. The build copies every picture it looks at, and a
 * photograph as it came from the camera may hold the place and time it was taken.
 */
export function removeUnused(dir: string): void {
  let files = listFiles(dir);
  for (let unused = unusedFiles(dir, files); unused.length > 0; unused = unusedFiles(dir, files)) {
    for (const file of unused) rmSync(file);
    files = files.filter((file) => !unused.includes(file));
  }
}

function unusedFiles(dir: string, files: readonly string[]): string[] {
  const texts = files.filter((file) => textual.has(extname(file))).map((file) => [file, readFileSync(file, 'utf8')]);
  return files.filter((file) => {
    if (!file.startsWith(join(dir, '_astro'))) return false;
    const name = basename(file);
    return !texts.some(([other, text]) => other !== file && text?.includes(name));
  });
}
