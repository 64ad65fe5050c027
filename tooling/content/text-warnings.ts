import type { ContentFault } from '../../shared/content-error.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import type { ReadFile } from '../../shared/validate-files.ts';
import { walkValues } from '../../src/content/walk-values.ts';

/** A text is named where it is this many times as long as others under the same name. */
const FACTOR = 10;
const SHORT = 400;
const FEW = 3;

/** Warnings for a logo with another name than the center, and for texts far longer than others of their name. */
export function warnOfTexts(files: readonly ReadFile[]): ContentFault[] {
  const lengths = new Map<string, number[]>();
  for (const { value } of files) {
    for (const { path, value: text } of walkValues(value)) {
      if (typeof text === 'string') lengths.set(nameOf(path), [...(lengths.get(nameOf(path)) ?? []), text.length]);
    }
  }
  const isLong = (name: string, length: number) => {
    const others = (lengths.get(name) ?? []).filter((other) => other !== length);
    return length > Math.max(SHORT, FACTOR * (others.length < FEW ? SHORT : median(others)));
  };
  return files.flatMap(({ file, value, faultAt, entry }) => [
    ...(file === 'site.yaml' && entry ? warnOfLogo(entry as Facts, faultAt) : []),
    ...walkValues(value).flatMap(({ path, value: text }): ContentFault[] => {
      if (typeof text !== 'string' || !isLong(nameOf(path), text.length)) return [];
      const message = `has ${text.length} characters, over ${FACTOR} times as many as others. Look at its page.`;
      return [{ ...faultAt(path, message), isWarning: true }];
    }),
  ]);
}

/** The last name of a path that is no number. */
function nameOf(path: readonly string[]): string {
  return path.findLast((name) => !/^\d+$/.test(name)) ?? '';
}

function median(lengths: number[]): number {
  return lengths.sort((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
}

function warnOfLogo({ name, logoLines }: Facts, faultAt: ReadFile['faultAt']): ContentFault[] {
  if (logoLines.join(' ') === name) return [];
  const message = `the logo says "${logoLines.join(' ')}", and the name is "${name}".`;
  return [{ ...faultAt(['logoLines'], message), isWarning: true }];
}
