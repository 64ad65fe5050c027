import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from './language.ts';

/** Codes of the languages that a content folder is written in, the default one first: each has a folder with an `interface.yaml`. */
export function listLanguages(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const others = names.filter((name) => name !== DEFAULT_LANGUAGE && existsSync(join(folder, name, 'interface.yaml')));
  return [DEFAULT_LANGUAGE, ...others.sort()];
}
