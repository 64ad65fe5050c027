import type { ContentFault } from '../../shared/content-error.ts';
import { findKind } from '../../shared/validate-files.ts';
import { contentKinds } from '../content/content-kinds.ts';
import { toFile } from './convert.ts';
import { labelOf } from './fields.ts';
import { keep, languages, readWith } from './files.ts';

interface Entry {
  get(name: string): unknown;
  toJS(): { path: string; data: unknown; i18n: Record<string, { data: unknown; path?: string }> };
}

/** Refuses to save an entry with faults; the message names each box. */
export function refuseFaults(entry: Entry): void {
  const { path, data } = entry.toJS();
  const file = path.replace(/^content\//, '');
  const kind = findKind(contentKinds, file, languages);
  if (!kind) return;
  const value = toFile(kind.schema, data);
  const faults = readWith(file, value).faults.filter((fault) => fault.file === file && !fault.isWarning);
  if (faults.length > 0) {
    const message = faults.map(describe).join('\n');
    // The editor shows the cause of this error alone.
    throw new Error('saving_failed', { cause: new Error(message) });
  }
  keep(file, value);
}

function describe({ field = '', message }: ContentFault): string {
  const names = field.split('.').map((name) => (/^\d+$/.test(name) ? `number ${Number(name) + 1}` : labelOf(name)));
  return `${names.join(', ')}: ${message}`;
}
