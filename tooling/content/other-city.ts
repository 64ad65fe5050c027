import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentIssue } from '../../shared/content-error.ts';
import type { Facts } from '../../shared/facts-schema.ts';
import { readFacts } from '../../shared/read-content.ts';
import type { FilesRead } from '../../shared/read-files.ts';
import { walkValues } from '../../src/content/walk-values.ts';

const project = join(import.meta.dirname, '../../content');

/** Warnings for texts of a copied center that still name the city of this project's center, or of one beside it. */
export function findOtherCities(folder: string, { files }: Pick<FilesRead, 'files'>): ContentIssue[] {
  const city = files.get('site.yaml')?.content as Facts | undefined;
  if (!city) return [];
  const own = city.address.city;
  const others = new Set(citiesBeside(folder).filter((name) => name !== own));
  if (others.size === 0) return [];
  return [...files.values()].flatMap(({ value, issueAt }): ContentIssue[] => {
    const found = walkValues(value).flatMap(({ path, value: text }) => {
      const name = [...others].find((other) => new RegExp(`\\b${other}\\b`, 'u').test(String(text)));
      return name && !String(text).includes(own) ? [{ path, name }] : [];
    });
    const [first] = found;
    if (!first) return [];
    const more = found.length > 1 ? ` (${found.length} texts in this file)` : '';
    return [{ ...issueAt(first.path, `names ${first.name}, and the center is in ${own}${more}.`), isWarning: true }];
  });
}

function citiesBeside(folder: string): string[] {
  const sites = globSync('../*/site.yaml', { cwd: folder }).map((file) => dirname(join(folder, file)));
  return [project, ...sites]
    .filter((center) => existsSync(join(center, 'site.yaml')))
    .flatMap((center) => {
      try {
        return [readFacts(center).address.city];
      } catch {
        // Its own check reports the errors of another center.
        return [];
      }
    });
}
