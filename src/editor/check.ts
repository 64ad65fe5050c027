import { type ContentFault, describeFault } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { findKind } from '../../shared/validate-files.ts';
import { contentKinds } from '../content/content-kinds.ts';
import { boxOf, toFile } from './boxes.ts';
import { readableName } from './fields.ts';
import { faultsWith, keep, languages } from './files.ts';

interface Entry {
  get(name: string): unknown;
  toJS(): { path: string; data: unknown; i18n?: Record<string, { data?: unknown }> };
}

/** Refuses to save an entry that has faults in any of its languages or causes them elsewhere; the message names each box. */
export function refuseFaults(entry: Entry): void {
  const { path, data, i18n } = entry.toJS();
  const own = path.replace('content/', '');
  const versions = new Map<string, unknown>();
  for (const [language, version] of Object.entries({ ...i18n, [DEFAULT_LANGUAGE]: { data } })) {
    const file = own.replace(`${DEFAULT_LANGUAGE}/`, `${language}/`);
    const kind = findKind(contentKinds, file, languages);
    if (kind && version.data) versions.set(file, toFile(boxOf(kind.schema), version.data));
  }
  const before = new Set(faultsWith().map(describeFault));
  const faults = faultsWith(versions).filter(
    (fault) => !fault.isWarning && (versions.has(fault.file) || !before.has(describeFault(fault))),
  );
  if (faults.length > 0) {
    const messages = faults.map((fault) => describe(fault, versions.has(fault.file)));
    const numbered = messages.length > 1 ? messages.map((message, index) => `(${index + 1}) ${message}`) : messages;
    // The editor shows the cause of this error alone, in one line.
    throw new Error('saving_failed', { cause: new Error(numbered.join(' ')) });
  }
  for (const [file, value] of versions) keep(file, value);
}

/** The message of a fault with the labels of boxes and files in place of fields and paths. */
export function describe({ file, field = '', message }: ContentFault, isOwn: boolean): string {
  const [language = ''] = file.replace('content/', '').split('/', 1);
  const translation = languages.slice(1).includes(language) && languageName(language);
  const entry = !isOwn && readableName(/([^/]*)\.yaml$/.exec(file)?.[1] ?? file);
  const place = [entry, translation].filter(Boolean).join(' in ');
  const names = field
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? `number ${Number(name) + 1}` : readableName(name)));
  const text = message.replace(/content\/\S*?([\w-]+)\.yaml/g, (_path, name) => `“${readableName(name)}”`);
  return [place, names.join(', '), text].filter(Boolean).join(': ');
}
