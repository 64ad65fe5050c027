import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { checkEntry } from './check-entry.ts';
import { ContentError } from './content-error.ts';

/** The content of this project. */
export const CONTENT = join(import.meta.dirname, '../content');

/** Reads one file of a content folder, such as `en/mail.yaml`, by its schema; throws a `ContentError` that names every error in it. */
export function readYaml<Schema extends z.ZodType>(folder: string, file: string, schema: Schema): z.output<Schema> {
  return checkEntry(schema, parseFile(folder, file), nameOf(file));
}

/** A content file as messages name it. */
export function nameOf(file: string): string {
  return `content/${file}`;
}

function parseFile(folder: string, file: string): unknown {
  try {
    return parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    const reason =
      error instanceof YAMLParseError
        ? error.message.split('\n')[0]
        : `cannot be read (${(error as NodeJS.ErrnoException).code})`;
    throw new ContentError([`${nameOf(file)}: ${reason}`]);
  }
}
