import { join } from 'node:path';
import type { z } from 'zod';
import { checkEntry } from './check-entry.ts';
import { readContentFile } from './content-file.ts';

/** The content of this project. */
export const CONTENT = join(import.meta.dirname, '../content');

/** Reads one file of a content folder, such as `en/mail.yaml`, by its schema; throws a `ContentError` that names every fault in it. */
export function readYaml<Schema extends z.ZodType>(folder: string, file: string, schema: Schema): z.output<Schema> {
  const { value, faultAt } = readContentFile(folder, file);
  return checkEntry(schema, value, faultAt);
}
