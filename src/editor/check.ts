import type { AppEventListener } from '@sveltia/cms';
import { type ContentIssue, describeIssue, errorsAmong } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { findType } from '../../shared/read-files.ts';
import { contentTypes } from '../content/content-types.ts';
import { translationsIn, versionOf } from '../content/translations.ts';
import { fieldSchemaOf, toEditor, toFile } from './field-schema.ts';
import { inLabels, labelsAt, readableName } from './fields.ts';
import { issuesWith, keep, languages, pathInContent, present, readWith } from './files.ts';

type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

interface EntryData {
  path: string;
  data: unknown;
  i18n?: Record<string, { data?: unknown }>;
}

/**
 * Refuses to save an entry that has errors in any language or causes them in other files. Writes the version of the English
 * text into changed translations.
 */
export async function checkBeforeSaving(entry: Entry): Promise<Entry> {
  const { path, data, i18n } = entry.toJS() as EntryData;
  const own = pathInContent(path);
  const versions = new Map<string, unknown>();
  const changed = new Map<string, string[]>();
  for (const [language, version] of Object.entries({ ...i18n, [DEFAULT_LANGUAGE]: { data } })) {
    const file = own.replace(`${DEFAULT_LANGUAGE}/`, `${language}/`);
    const type = findType(contentTypes, file, languages);
    if (!type || !version.data) continue;
    const schema = fieldSchemaOf(type);
    const value = toFile(schema, version.data);
    versions.set(file, value);
    // A value for all languages, such as an order number, leaves the translation as old as it was.
    if ((await versionOf(value)) !== (await versionOf(toFile(schema, toEditor(schema, present(file))))))
      changed.set(file, file === own ? ['data'] : ['i18n', language, 'data']);
  }
  refuseErrors(versions);
  for (const [file, value] of versions) keep(file, value);
  let marked = entry;
  for (const { file, version } of await translationsIn(readWith())) {
    const place = changed.get(file.path);
    if (place) marked = marked.setIn([...place, 'translates'], version);
  }
  return marked;
}

function refuseErrors(versions: ReadonlyMap<string, unknown>): void {
  const before = new Set(issuesWith().map(describeIssue));
  const isOwn = ({ file }: ContentIssue) => versions.has(file.replace('content/', ''));
  const issues = errorsAmong(issuesWith(versions))
    .filter((issue) => isOwn(issue) || !before.has(describeIssue(issue)))
    .sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  if (issues.length === 0) return;
  const messages = issues.map((issue) => describe(issue, isOwn(issue)));
  const lines = messages.length > 1 ? messages.map((message) => `• ${message}`) : messages;
  // The editor shows only the cause of this error.
  throw new Error('saving_failed', { cause: new Error(lines.join('\n')) });
}

/** Describes an issue by the labels of fields and files instead of their paths. */
export function describe({ file, field = '', message }: ContentIssue, isOwn: boolean): string {
  const path = file.replace('content/', '');
  const [language = ''] = path.split('/', 1);
  const translation = languages.slice(1).includes(language) && languageName(language);
  const entry = !isOwn && readableName(/([^/]*)\.yaml$/.exec(file)?.[1] ?? file);
  const place = [entry, translation].filter(Boolean).join(' in ');
  const type = findType(contentTypes, path, languages);
  const names = type && field ? labelsAt(fieldSchemaOf(type), field.split('.')) : [];
  return [place, names.join(', '), inLabels(message)].filter(Boolean).join(': ');
}

/** Shows the warnings about a saved entry in any language. */
export function showWarnings(entry: Entry): void {
  const { path } = entry.toJS() as EntryData;
  const own = `content/${pathInContent(path)}`;
  const files = languages.map((language) => own.replace(`/${DEFAULT_LANGUAGE}/`, `/${language}/`));
  const warnings = issuesWith().filter(({ file, isWarning }) => isWarning && files.includes(file));
  if (warnings.length === 0) return;
  const dialog = document.createElement('dialog');
  const list = warnings.map((warning) =>
    Object.assign(document.createElement('li'), { textContent: describe(warning, true) }),
  );
  const close = Object.assign(document.createElement('button'), { textContent: 'OK', onclick: () => dialog.remove() });
  // It would cover the next form.
  addEventListener('hashchange', () => location.hash.includes('/entries/') && dialog.remove());
  const items = document.createElement('ul');
  items.append(...list);
  dialog.append('Saved. Something for later:', items, close);
  dialog.style.cssText =
    'position: fixed; inset: auto auto 1rem 1rem; z-index: 9999; max-width: 30rem; font: 1rem/1.5 system-ui';
  document.body.append(dialog);
  dialog.show();
}
