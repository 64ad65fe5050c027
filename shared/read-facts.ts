import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { ContentError } from './content-error.ts';
import { type Facts, factsSchema } from './facts-schema.ts';

/** The content of this project. */
export const CONTENT = join(import.meta.dirname, '../content');

const FILE = 'site.yaml';

/** Reads the facts of the business from the `site.yaml` of a content folder; throws a `ContentError` that names every error in it. */
export function readFacts(folder: string = CONTENT): Facts {
  const result = factsSchema.safeParse(readYaml(folder));
  if (result.success) return result.data;
  throw contentError(
    result.error.issues.map(({ path, message }) => [...(path.length ? [path.join('.')] : []), sentence(message)]),
  );
}

function readYaml(folder: string): unknown {
  try {
    return parse(readFileSync(join(folder, FILE), 'utf8'));
  } catch (error) {
    if (error instanceof YAMLParseError) throw contentError([[error.message.split('\n')[0] ?? '']]);
    throw contentError([[`cannot be read (${(error as NodeJS.ErrnoException).code})`]]);
  }
}

function sentence(message: string) {
  // Our own messages name what is expected; those of the library are sentences.
  return /^[A-Z]/.test(message) ? message.replace(/^Invalid input: /, '') : `expected ${message}`;
}

function contentError(errors: string[][]) {
  const lines = errors.map((parts) => `  ${[`content/${FILE}`, ...parts].join(': ')}`);
  return new ContentError(['The facts of the center need a correction:', ...lines].join('\n'));
}
