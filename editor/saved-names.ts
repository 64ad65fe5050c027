import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { isObject } from '../content-model/is-same.ts';
import { labelsAt, labelsOfFile } from '../content-model/labels.ts';
import { typeOf } from './changed-file.ts';
import { changedPaths, valueAt } from './describe.ts';
import { languages, pathInContent, valueIn } from './files.ts';
import type { Save } from './git.ts';

/** Fields of a picture, after which no save is named. */
const parts = ['picture', 'file', 'phone', 'color', 'focus', 'alt', 'caption'];

/** What a save changed, such as "Our hours", "About in Spanish" or "The photograph of “Front door” (About)". */
export function namesOf({ files }: Save): string {
  const names = new Set(files.flatMap(namesIn));
  // Both languages have one name.
  return [...names].filter((name) => !names.has(name.replace(/ in \w+$/, '')) || !/ in \w+$/.test(name)).join(', ');
}

function namesIn({ path, before = '', after = '' }: Save['files'][number]): string[] {
  const file = pathInContent(path);
  const type = typeOf(file);
  if (!type) return [];
  const [old, now] = [before, after].map((text) => valueIn(file, text));
  const paths = changedPaths(old, now).filter(([key = '']) => !['translates', 'old'].includes(key));
  if (file === 'site.yaml') return paths.flatMap(([fact = '']) => labelsOfFile(file, languages, fact));
  const [label = '', ...language] = labelsOfFile(file, languages);
  const name = (file.includes('/services/') && (now as { title?: string }).title) || label;
  const isPicture = (one: string[]) => parts.includes(one.at(-1) ?? '') || isObject(valueAt(now, [...one, 'picture']));
  if (!paths.every(isPicture)) return [[name, ...language].join(' in ')];
  return paths.map((one) => {
    const place = one.slice(0, one.findLastIndex((key) => !parts.includes(key)) + 1);
    const own = labelsAt(fieldSchemaOf(type), place, now).at(-1);
    return own ? `The photograph of “${own}” (${name})` : `The photograph of ${name}`;
  });
}
