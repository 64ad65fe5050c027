import { versionOf } from '../content-model/translations.ts';
import type { ChangedFile } from './changed-file.ts';

interface Signed {
  confirmed?: { by: string; on: string | null; version: string | null };
}

/** Writes the version of the words into a signature with a new date. Tells whether the words of an older one have changed. */
export function sign({ type, before, value }: Pick<ChangedFile, 'type' | 'before' | 'value'>): boolean {
  const { confirmed } = value as Signed;
  if (!confirmed?.on) return false;
  const version = versionOf(type.schema, value);
  if (confirmed.on !== (before as Signed).confirmed?.on) confirmed.version = version;
  return confirmed.version !== version && confirmed.version === versionOf(type.schema, before);
}
