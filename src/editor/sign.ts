import { versionOf } from '../../shared/content/translations.ts';
import type { ChangedFile } from './changed-file.ts';
import { describe } from './describe.ts';

interface Signed {
  confirmed?: { by: string; on: string | null; version: string | null };
}

/** Writes the version of the words into a signature with a new date. Returns a note if the words of an older one changed. */
export function sign({ file, type, before, value }: ChangedFile): string[] {
  const { confirmed } = value as Signed;
  if (!confirmed?.on) return [];
  const version = versionOf(type.schema, value);
  if (confirmed.on !== (before as Signed).confirmed?.on) confirmed.version = version;
  if (confirmed.version === version || confirmed.version !== versionOf(type.schema, before)) return [];
  return [describe(file, ['confirmed'], `these words need a new signature: ${confirmed.by}.`)];
}
