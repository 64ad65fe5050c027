import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Site, siteSchema } from '../src/content/site-schema.ts';

const file = join(import.meta.dirname, '..', 'content', 'site.yaml');

/** Facts of the business: name, phone, hours, address. */
export type Facts = Site;

/** Reads the facts of the business from `content/site.yaml`. */
export function readFacts(): Facts {
  return siteSchema.parse(parse(readFileSync(file, 'utf8')));
}
