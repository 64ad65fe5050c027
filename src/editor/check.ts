import type { AppEventListener } from '@sveltia/cms';
import { type ContentIssue, describeIssue, errorsAmong } from '../../shared/content-error.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { parseContent, stringifyContent } from '../../shared/parse-content.ts';
import { findType } from '../../shared/read-files.ts';
import { contentTypes } from '../content/content-types.ts';
import { translationsIn, versionOf } from '../content/translations.ts';
import { walkValues } from '../content/walk-values.ts';
import { toEditor, toFile } from './convert.ts';
import { type FieldSchema, fieldSchemaOf } from './field-schema.ts';
import { issuesWith, keep, LOADED, languages, newestText, pathInContent, readAgain, readWith } from './files.ts';
import { inLabels, inWords, labelsAt, readableName } from './labels.ts';
import { type Conflict, merge } from './merge.ts';

type Value = Record<string, unknown>;
type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

interface EntryData {
  path: string;
  data: unknown;
  i18n?: Record<string, { data?: unknown }>;
}

const SHOWN_NOTES = 3;
let notes: string[] = [];

/** What others wrote into fields of this form, which the owner has been told. */
const seen = new Map<string, string>();

/**
 * Refuses to save an entry that has errors in any language or causes them in other files. Takes what was changed meanwhile in
 * other windows into it. Writes the version of the English text into changed translations.
 */
export async function checkBeforeSaving(entry: Entry): Promise<Entry> {
  const { path, data, i18n } = entry.toJS() as EntryData;
  const own = pathInContent(path);
  await readAgain();
  const files: {
    file: string;
    place: string[];
    schema: FieldSchema;
    value: Value;
    before: unknown;
    isChanged: boolean;
  }[] = [];
  const conflicts: ContentIssue[] = [];
  for (const [language, version] of Object.entries({ ...i18n, [DEFAULT_LANGUAGE]: { data } })) {
    const file = own.replace(`${DEFAULT_LANGUAGE}/`, `${language}/`);
    const type = findType(contentTypes, file, languages);
    if (!type || !version.data) continue;
    const schema = fieldSchemaOf(type);
    const loaded = (version.data as Value)[LOADED] as string | undefined;
    const newest = (await newestText(file, language)) ?? loaded;
    const parsed = (text = '{}') => toFile(schema, toEditor(schema, parseContent(file, text).value));
    const merged = merge(parsed(loaded), toFile(schema, version.data), parsed(newest));
    if (newest !== undefined && newest !== seen.get(file)) {
      conflicts.push(...merged.conflicts.map((conflict) => issueOf(file, conflict)));
      if (merged.conflicts.length > 0) seen.set(file, newest);
    }
    const value = merged.value as Value;
    const before = parsed(newest);
    // A value for all languages, such as an order number, leaves the translation as old as it was.
    const isChanged = versionOf(type.schema, value) !== versionOf(type.schema, before);
    files.push({ file, place: file === own ? ['data'] : ['i18n', language, 'data'], schema, value, before, isChanged });
  }
  refuse(conflicts.map((issue) => describe(issue, true)));
  refuse(files.flatMap((changed) => findHalfRemoved(changed, files)));
  notes = refuseErrors(new Map(files.map(({ file, value }) => [file, value])));
  for (const { file, value } of files) keep(file, value);
  const translations = translationsIn(readWith());
  let saved = entry;
  for (const { file, place, schema, value, isChanged } of files) {
    const translation = translations.find((one) => one.file.path === file);
    if (translation && isChanged) value.translates = translation.version;
    else if (translation?.isStale && files.some((other) => other.file === own && other.isChanged))
      notes.unshift(`The ${languageName(translation.file.language)} page still has the old words.`);
    saved = saved.setIn(place, { ...(toEditor(schema, value) as Value), [LOADED]: stringifyContent(value) });
  }
  return saved;
}

interface Changed {
  file: string;
  value: unknown;
  before: unknown;
}

/** Testimonials and questions that were removed in one language, and that another still shows. */
function findHalfRemoved({ file, value, before }: Changed, files: readonly Changed[]): string[] {
  const items = (content: unknown) =>
    walkValues(content).filter(({ path }) => path.at(-1) === (file.endsWith('/testimonials.yaml') ? 'name' : 'id'));
  const has = (content: unknown, name: unknown) => items(content).some((item) => item.value === name);
  return items(before).flatMap(({ path, value: name }) => {
    if (has(value, name)) return [];
    const question = [...path.slice(0, -1), 'question'].join();
    const shown = walkValues(before).find((part) => part.path.join() === question)?.value ?? name;
    const languageOf = (other: string) => languageName(other.split('/', 1)[0] ?? '');
    return files
      .filter((other) => other.file !== file && has(other.value, name))
      .map(
        (other) =>
          `${languageOf(other.file)}: “${shown}” is still there, but no longer in ${languageOf(file)}. Remove it in both.`,
      );
  });
}

function issueOf(file: string, { path, mine, theirs }: Conflict): ContentIssue {
  const message = `is “${inWords(theirs)}” since a change in another window, and “${inWords(mine)}” here. Save again to keep yours.`;
  return { file: `content/${file}`, field: path.join('.'), message };
}

/** Returns what is not wrong, but worth a look in what changed. */
function refuseErrors(versions: ReadonlyMap<string, unknown>): string[] {
  const before = new Set(issuesWith().map(describeIssue));
  const isOwn = ({ file }: ContentIssue) => versions.has(file.replace('content/', ''));
  const issues = issuesWith(versions).sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const isNew = (issue: ContentIssue) => !before.has(describeIssue(issue));
  const inLines = (some: ContentIssue[]) => some.map((issue) => describe(issue, isOwn(issue)));
  refuse(inLines(errorsAmong(issues).filter((issue) => isOwn(issue) || isNew(issue))));
  return inLines(issues.filter((issue) => issue.isWarning && isOwn(issue) && isNew(issue)));
}

function refuse(messages: readonly string[]): void {
  if (messages.length === 0) return;
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

/** Shows what to look at in the saved entry, at the right of the list. */
export function showNotes(): void {
  document.querySelector('#notes')?.remove();
  if (notes.length === 0) return;
  const dialog = Object.assign(document.createElement('dialog'), { id: 'notes' });
  const close = Object.assign(document.createElement('button'), { textContent: 'OK', onclick: () => dialog.remove() });
  const lines = notes
    .slice(0, SHOWN_NOTES)
    .map((note) => Object.assign(document.createElement('p'), { textContent: note }));
  // It would cover the next form.
  addEventListener('hashchange', () => location.hash.includes('/entries/') && dialog.remove());
  dialog.append('Saved.', ...lines, close);
  document.body.append(dialog);
  dialog.show();
}
