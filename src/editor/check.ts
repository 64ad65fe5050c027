import type { ContentFault } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { findKind } from '../../shared/validate-files.ts';
import { contentKinds } from '../content/content-kinds.ts';
import { toFile } from './convert.ts';
import { labelOf } from './fields.ts';
import { keep, languages, readWith } from './files.ts';

interface Entry {
  get(name: string): unknown;
  toJS(): { path: string; data: unknown; i18n?: Record<string, { data?: unknown }> };
}

/** Refuses to save an entry with faults in any of its languages; the message names each box. */
export function refuseFaults(entry: Entry): void {
  const { path, data, i18n } = entry.toJS();
  const own = path.replace(/^content\//, '');
  const versions = Object.entries({ ...i18n, [DEFAULT_LANGUAGE]: { data } }).flatMap(([language, version]) => {
    const file = own.replace(new RegExp(`^${DEFAULT_LANGUAGE}/`), `${language}/`);
    const kind = findKind(contentKinds, file, languages);
    return kind && version.data ? [{ file, value: toFile(kind.schema, version.data) }] : [];
  });
  const faults = versions.flatMap(({ file, value }) =>
    readWith(file, value).faults.filter((fault) => fault.file === file && !fault.isWarning),
  );
  if (faults.length > 0) {
    // The editor shows the cause of this error alone.
    throw new Error('saving_failed', { cause: new Error(faults.map(describe).join('\n')) });
  }
  for (const { file, value } of versions) keep(file, value);
}

function describe({ file, field = '', message }: ContentFault): string {
  const [language = ''] = file.split('/', 1);
  const translation = languages.slice(1).includes(language) ? `${languageName(language)}: ` : '';
  const names = field.split('.').map((name) => (/^\d+$/.test(name) ? `number ${Number(name) + 1}` : labelOf(name)));
  return `${translation}${names.join(', ')}: ${message}`;
}
