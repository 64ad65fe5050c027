import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const classes = JSON.parse(readFileSync(join(import.meta.dirname, 'naughty-strings.json'), 'utf8')) as Record<
  string,
  string[]
>;

/** Texts that have hurt other programs, of every class known to do so. */
export const naughtyStrings: readonly string[] = Object.values(classes).flat().map(unfold);

/** Texts that a spreadsheet could take for a formula. */
export const formulas: readonly string[] = (classes.formulas ?? []).map(unfold);

/** Long texts are written as what they repeat and how often. */
function unfold(text: string) {
  const [, part = '', times = '1'] = /^@@REPEAT:([\s\S]+):(\d+)$/.exec(text) ?? [];
  return part ? part.repeat(Number(times)) : text;
}
