import type { AppEventListener } from '@sveltia/cms';
import { type ContentIssue, describeIssue, errorsAmong } from '../../shared/content/content-error.ts';
import { contentTypes } from '../../shared/content/content-types.ts';
import { type FieldSchema, fieldSchemaOf } from '../../shared/content/field-schema.ts';
import { inLabels, inWords, labelsAt, labelsOfFile } from '../../shared/content/labels.ts';
import { parseContent, stringifyContent } from '../../shared/content/parse-content.ts';
import { findType } from '../../shared/content/read-files.ts';
import { translationsIn, versionOf } from '../../shared/content/translations.ts';
import { tooNarrow } from '../../shared/content/warnings.ts';
import { DEFAULT_LANGUAGE, languageName } from '../../shared/language.ts';
import { toEditor, toFile } from './convert.ts';
import { issuesWith, LOADED, languages, newestText, pathInContent, readAgain, readWith, values } from './files.ts';
import { isObject, merge } from './merge.ts';

type Value = Record<string, unknown>;
type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

interface EntryData {
  path: string;
  data: unknown;
  i18n?: Record<string, { data?: unknown }>;
}

interface Changed {
  file: string;
  place: string[];
  schema: FieldSchema;
  value: Value;
  before: unknown;
  isChanged: boolean;
}

const SHOWN_NOTES = 3;
let notes: string[] = [];

/** The files of the open form, as they will be. */
const open = new Map<string, unknown>();

/** Notes about photographs that were chosen since the last save. */
const narrow: string[] = [];

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
  const files: Changed[] = [];
  const conflicts: string[] = [];
  open.clear();
  for (const [language, version] of Object.entries({ [DEFAULT_LANGUAGE]: { data }, ...i18n })) {
    const file = own.replace(`${DEFAULT_LANGUAGE}/`, `${language}/`);
    const type = findType(contentTypes, file, languages);
    if (!type || !version.data) continue;
    const schema = fieldSchemaOf(type);
    const loaded = (version.data as Value)[LOADED] as string | undefined;
    const newest = (await newestText(file, language)) ?? loaded;
    const parsed = (text = '{}') => toFile(schema, toEditor(schema, parseContent(file, text).value));
    const merged = merge(parsed(loaded), toFile(schema, version.data), parsed(newest));
    const value = merged.value as Value;
    open.set(file, value);
    if (newest !== undefined && newest !== seen.get(file)) {
      for (const { path, mine, theirs } of merged.conflicts) {
        const both = `is “${inWords(theirs)}” since a change in another window, and “${inWords(mine)}” here.`;
        conflicts.push(describe(file, path, `${both} Save again to keep yours.`));
        seen.set(file, newest);
      }
    }
    const before = parsed(newest);
    // A value for all languages, such as an order number, leaves the translation as old as it was.
    const isChanged = versionOf(type.schema, value) !== versionOf(type.schema, before);
    files.push({ file, place: file === own ? ['data'] : ['i18n', language, 'data'], schema, value, before, isChanged });
  }
  refuse(conflicts);
  for (const changed of files) removeEverywhere(changed, files);
  notes = refuseErrors();
  notes.push(...narrow.splice(0));
  for (const { file, before, value } of files)
    for (const path of oldDescriptions(before, value))
      notes.push(describe(file, path, 'this described the picture before.'));
  for (const { file, value } of files) values.set(file, value);
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

/** Asks to remove items from every language at once; throws if the owner declines or only renamed an item. */
function removeEverywhere({ file, value, before }: Changed, files: Changed[]): void {
  const removed = itemsIn(before).filter((item) => !hasSame(value, item));
  for (const item of removed) {
    const isRenamed = itemsIn(before).length === itemsIn(value).length;
    for (const other of files.filter((one) => one.file !== file && hasSame(one.value, item))) {
      const [own, language] = [file, other.file].map((path) => languageName(path.split('/', 1)[0] ?? ''));
      const place = `“${item.question ?? item.name}” is still in ${language}, but no longer in ${own}.`;
      if (isRenamed || !confirm(`${place}\n\nRemove it in ${language} too?`)) refuse([`${place} Change both.`]);
      other.value = JSON.parse(JSON.stringify(other.value), (_key, part) =>
        Array.isArray(part) ? part.filter((one) => !isSameItem(one, item)) : part,
      );
      other.isChanged = true;
      open.set(other.file, other.value);
    }
  }
}

type Item = { id?: string; name?: string; question?: string };

/** Testimonials or questions. */
function itemsIn(content: unknown): Item[] {
  const { items = [], groups = [] } = content as { items?: Item[]; groups?: { items: Item[] }[] };
  return [...items, ...groups.flatMap((group) => group.items)];
}

const isSameItem = (one: Item, other: Item) => one.id === other.id && (one.id ?? one.name) === (other.id ?? other.name);
const hasSame = (content: unknown, item: Item) => itemsIn(content).some((one) => isSameItem(one, item));

/** Paths of descriptions that were left unchanged under another picture. */
function oldDescriptions(before: unknown, value: unknown, path: string[] = []): string[][] {
  if (!isObject(before) || !isObject(value)) return [];
  const isOld = before.file && before.file !== value.file && before.alt === value.alt;
  const parts = Object.keys(value).flatMap((key) => oldDescriptions(before[key], value[key], [...path, key]));
  return isOld ? [[...path, 'alt'], ...parts] : parts;
}

/** Returns what is not wrong, but worth a look in what changed. */
function refuseErrors(): string[] {
  const before = new Set(issuesWith().map(describeIssue));
  const isOwn = ({ file }: ContentIssue) => open.has(file.replace('content/', ''));
  const issues = issuesWith(open).sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const isNew = (issue: ContentIssue) => !before.has(describeIssue(issue));
  const inLines = (some: ContentIssue[]) =>
    some.map(({ file, field, message }) => describe(file.replace('content/', ''), field?.split('.') ?? [], message));
  refuse(inLines(errorsAmong(issues).filter((issue) => isOwn(issue) || isNew(issue))));
  return inLines(issues.filter((issue) => issue.isWarning && isOwn(issue) && isNew(issue)));
}

function refuse(messages: readonly string[]): void {
  if (messages.length === 0) return;
  const lines = messages.length > 1 ? messages.map((message) => `• ${message}`) : messages;
  // The editor shows only the cause of this error.
  throw new Error('saving_failed', { cause: new Error(lines.join('\n')) });
}

/** A message about a field, with the labels of fields and files instead of their paths. */
function describe(file: string, field: readonly string[], message: string): string {
  const [name, language] = labelsOfFile(file, languages);
  const place = [!open.has(file) && name, language].filter(Boolean).join(' in ');
  const type = findType(contentTypes, file, languages);
  const labels = type ? labelsAt(fieldSchemaOf(type), field, open.get(file) ?? values.get(file)) : [];
  // Some messages begin with the name.
  const others = labels.filter((label) => !message.includes(/“.+”$/.exec(label)?.[0] ?? '\n'));
  return [place, others.join(', '), inLabels(message)].filter(Boolean).join(': ');
}

/** Remembers photographs that are too small, as they are chosen or dropped. */
export async function measurePhotographs({ target, dataTransfer }: Partial<DragEvent>): Promise<void> {
  for (const file of (target as HTMLInputElement).files ?? dataTransfer?.files ?? []) {
    // Browsers cannot measure HEIC, which comes from large cameras.
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    const message = bitmap && tooNarrow(bitmap.width);
    if (message) narrow.push(`${file.name}: ${message}`);
  }
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
