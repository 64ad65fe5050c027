import { type ContentFault, describeFault } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { findKind } from '../../shared/validate-files.ts';
import { contentKinds } from '../content/content-kinds.ts';
import { NOTHING, toFile } from './convert.ts';
import { labelOf } from './fields.ts';
import { faultsWith, keep, languages } from './files.ts';

interface Entry {
  get(name: string): unknown;
  toJS(): { path: string; data: unknown; i18n?: Record<string, { data?: unknown }> };
}

/** Refuses to save an entry that has faults in any of its languages or causes them elsewhere; the message names each box. */
export function refuseFaults(entry: Entry): void {
  const { path, data, i18n } = entry.toJS();
  const own = path.replace(/^content\//, '');
  const versions = new Map(
    Object.entries({ ...i18n, [DEFAULT_LANGUAGE]: { data } }).flatMap(([language, version]) => {
      const file = own.replace(new RegExp(`^${DEFAULT_LANGUAGE}/`), `${language}/`);
      const kind = findKind(contentKinds, file, languages);
      return kind && version.data ? [[file, toFile(kind.schema, version.data)] as const] : [];
    }),
  );
  const before = new Set(faultsWith().map(describeFault));
  const faults = faultsWith(versions).filter(
    (fault) => !fault.isWarning && (versions.has(fault.file) || !before.has(describeFault(fault))),
  );
  if (faults.length > 0) {
    const messages = faults.map((fault) => describe(fault, versions.has(fault.file)));
    // The editor shows the cause of this error alone.
    throw new Error('saving_failed', { cause: new Error(messages.join('\n')) });
  }
  for (const [file, value] of versions) keep(file, value);
}

function describe({ file, field = '', message }: ContentFault, isOwn: boolean): string {
  const [language = ''] = file.split('/', 1);
  const translation = languages.slice(1).includes(language) && languageName(language);
  const entry = labelOf(/([^/]*)\.yaml$/.exec(file)?.[1] ?? file);
  const place = isOwn ? translation : `${entry}${translation ? ` in ${translation}` : ''}`;
  const names = field.split('.').map((name) => (/^\d+$/.test(name) ? `number ${Number(name) + 1}` : labelOf(name)));
  const correction = message.replace(', or null', `, or "${NOTHING}"`);
  return `${place ? `${place}: ` : ''}${names.join(', ')}: ${correction}`;
}
