import { versionOf } from '../content-model/translations.ts';
import type { ChangedFile } from './changed-file.ts';

interface Signed {
  confirmed?: { by: string; on: string | null; version: string | null };
}

/** Writes the version of the words into a signature with a new date. */
export function sign({ type, before, value }: Pick<ChangedFile, 'type' | 'before' | 'value'>): void {
  const { confirmed } = value as Signed;
  if (confirmed?.on && confirmed.on !== (before as Signed).confirmed?.on)
    confirmed.version = versionOf(type.schema, value);
}
