import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { type Site, siteSchema } from '../src/content/site-schema.ts';
import { SettingsError } from './settings.ts';

const FILE = 'content/site.yaml';

/** Facts of the business: name, phone, hours, address. */
export type Facts = Site;

/** Reads the facts of the business from `content/site.yaml`, or names every fault in it. */
export function readFacts(): Facts {
  const result = siteSchema.safeParse(readYaml());
  if (result.success) return result.data;
  throw faulty(
    result.error.issues.map(({ path, message }) => [...(path.length ? [path.join('.')] : []), told(message)]),
  );
}

function readYaml(): unknown {
  try {
    return parse(readFileSync(join(import.meta.dirname, '..', FILE), 'utf8'));
  } catch (error) {
    if (error instanceof YAMLParseError) throw faulty([[error.message.split('\n')[0] ?? '']]);
    throw faulty([[`cannot be read (${(error as NodeJS.ErrnoException).code})`]]);
  }
}

function told(message: string) {
  // Our own messages name what is expected; those of the library are sentences.
  return /^[A-Z]/.test(message) ? message.replace(/^Invalid input: /, '') : `expected ${message}`;
}

function faulty(faults: string[][]) {
  const lines = faults.map((parts) => `  ${[FILE, ...parts].join(': ')}`);
  return new SettingsError(['The facts of the center need a correction:', ...lines].join('\n'));
}
