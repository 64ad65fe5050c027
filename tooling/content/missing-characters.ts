import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { ContentFault } from '../../shared/content-error.ts';
import type { ReadFile } from '../../shared/validate-files.ts';

/** Warnings for files with characters that the fonts of the site lack, and that each device shows in a font of its own. */
export function warnOfCharacters(files: Iterable<Pick<ReadFile, 'file' | 'value'>>): ContentFault[] {
  const folder = join(import.meta.dirname, '../../src/fonts');
  const fonts = globSync('*.woff2', { cwd: folder }).map((name) => create(readFileSync(join(folder, name))));
  const isMissing = (character: string) =>
    fonts.some((font) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return [...files].flatMap(({ file, value }): ContentFault[] => {
    const missing = [...new Set(JSON.stringify(value) ?? '')].filter(isMissing);
    if (missing.length === 0) return [];
    const message = `the fonts of the site lack ${missing.slice(0, 20).join(' ')}: devices show them in another font.`;
    return [{ file: `content/${file}`, message, isWarning: true }];
  });
}
