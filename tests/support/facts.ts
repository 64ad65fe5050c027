import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Facts } from '../../shared/facts-schema.ts';
import type { UiText } from '../../src/content/ui-schema.ts';

/** The root folder of the project. */
export const root = join(import.meta.dirname, '../..');

function readYaml<T>(file: string): T {
  return parse(readFileSync(join(root, 'content', file), 'utf8')) as T;
}

/** The facts of the business, as their file has them. */
export const facts = readYaml<Facts>('site.yaml');

/** The English words of menus, buttons and messages. */
export const ui = readYaml<UiText>('en/interface.yaml');

/** The address that dials the center, built here from the digits alone. */
export const phoneLink = `tel:+1${facts.phone.replace(/\D/g, '')}`;
