import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';

/** The content of this project. */
export const CONTENT = join(import.meta.dirname, '../content');

/** Reads one file of a content folder, such as `en/mail.yaml`, by its schema; throws a `ContentError` that names every error in it. */
export function readYaml<Schema extends z.ZodType>(folder: string, file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parseFile(folder, file));
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map(({ path, message }) => [nameOf(file), ...fieldOf(path), sentence(message)].join(': ')),
  );
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

function fieldOf(path: readonly PropertyKey[]) {
  return path.length > 0 ? [path.join('.')] : [];
}

function sentence(message: string) {
  // Our own messages name what is expected; those of the library are sentences.
  return /^[A-Z]/.test(message) ? message.replace(/^Invalid input: /, '') : `expected ${message}`;
}
