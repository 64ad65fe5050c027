import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Interface } from '../../src/content/interface-schema.ts';
import type { Site } from '../../src/content/site-schema.ts';

/** The root folder of the project. */
export const root = join(import.meta.dirname, '../..');

function readYaml<T>(file: string): T {
  return parse(readFileSync(join(root, 'content', file), 'utf8')) as T;
}

/** The facts of the business, as their file has them. */
export const site = readYaml<Site>('site.yaml');

/** The English words of menus, buttons and messages. */
export const words = readYaml<Interface>('en/interface.yaml');

/** The address that dials the centre, built here from the digits alone. */
export const phoneLink = `tel:+1${site.phone.replace(/\D/g, '')}`;
