import type { AppEventListener } from '@sveltia/cms';
import { type ContentIssue, describeIssue, errorsAmong } from '../content-model/content-error.ts';
import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { inWords } from '../content-model/labels.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { type ChangedFile, savedText, savedValue, typeOf } from './changed-file.ts';
import { toEditor, toFile } from './convert.ts';
import { describe, listChanges, open } from './describe.ts';
import { markTranslation, removeEverywhere } from './every-language.ts';
import { issuesWith, LOADED, pathInContent, readNewest, values } from './files.ts';
import { notesAbout, setNotes } from './notes.ts';
import { overlay } from './overlay.ts';
import { notesAboutPhotographs } from './photographs.ts';
import { sign } from './sign.ts';

type Value = Record<string, unknown>;
type Entry = Parameters<AppEventListener['handler']>[0]['entry'];

interface EntryData {
  path: string;
  data: unknown;
  i18n?: Record<string, { data?: unknown }>;
}

/** What others wrote into fields of this form, which the owner has been told. */
const seen = new Map<string, string>();

/**
 * Refuses to save an entry that has errors in any language or causes them in other files. Writes what was changed in the form
 * over the newest files, and the version of the English text into changed translations.
 */
export async function checkBeforeSaving(entry: Entry): Promise<Entry> {
  const { path, data, i18n } = entry.toJS() as EntryData;
  const own = pathInContent(path);
  const newest = await readNewest();
  const files: ChangedFile[] = [];
  const conflicts: string[] = [];
  open.clear();
  for (const [language, version] of Object.entries({ [DEFAULT_LANGUAGE]: { data }, ...i18n })) {
    const file = own.replace(`${DEFAULT_LANGUAGE}/`, `${language}/`);
    const type = typeOf(file);
    if (!type || !version.data) continue;
    const schema = fieldSchemaOf(type);
    const loaded = ((version.data as Value)[LOADED] as string | undefined) ?? '';
    const text = newest.get(file)?.text ?? loaded;
    const before = savedValue(schema, file, text);
    const [base, mine] = [savedValue(schema, file, loaded), toFile(schema, version.data)];
    const paths: string[][] = [];
    const value = overlay(base, mine, before, paths) as Value;
    open.set(file, value);
    if (paths.length > 0 && text !== seen.get(file)) {
      conflicts.push(...paths.map((at) => describeConflict(file, at, [base, mine, before])));
      seen.set(file, text);
    }
    files.push({ file, language, type, schema, text, before, value });
  }
  refuse(conflicts);
  refuse([await removeEverywhere(files)].filter((message) => message !== undefined));
  for (const { file, value } of files) open.set(file, value);
  const notes = refuseErrors();
  for (const changed of files) {
    if (changed.language !== DEFAULT_LANGUAGE) notes.unshift(...(await markTranslation(changed, files)));
    if (sign(changed)) notes.push(describe(changed.file, ['confirmed'], 'these words need a new signature.'));
    notes.push(...notesAbout(changed));
  }
  setNotes([...notesAboutPhotographs(), ...notes]);
  return files.reduce((saved, { file, language, type, schema, text, value }) => {
    const place = language === DEFAULT_LANGUAGE ? ['data'] : ['i18n', language, 'data'];
    const loaded = savedText(type, file, text, value);
    return saved.setIn(place, { ...(toEditor(schema, value) as Value), [LOADED]: loaded });
  }, entry);
}

/** After a save, which the next check has to know. */
export function rememberSaved(): void {
  for (const [file, value] of open) values.set(file, value);
}

/** Both values of a field, or what others changed in a list that was changed here too. */
function describeConflict(file: string, path: string[], versions: unknown[]): string {
  const [base, mine, theirs] = versions.map((value) =>
    path.reduce((part: unknown, key) => (part as Value)?.[key], value),
  );
  const message =
    Array.isArray(mine) && Array.isArray(theirs)
      ? `${listChanges(Array.isArray(base) ? base : [], theirs).join(', ')} since a change in another window. Do the same here, or save again to keep this list.`
      : `is “${inWords(theirs)}” since a change in another window, and “${inWords(mine)}” here. Save again to keep yours.`;
  return describe(file, path, message);
}

/** Returns what is not wrong, but worth a look in what changed. */
function refuseErrors(): string[] {
  const before = new Set(issuesWith().map(describeIssue));
  const isOwn = ({ file }: ContentIssue) => open.has(file.replace('content/', ''));
  const issues = issuesWith(open).sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const isNew = (issue: ContentIssue) => !before.has(describeIssue(issue));
  const inLines = (some: ContentIssue[]) =>
    some.map(({ file, path = [], message }) => describe(file.replace('content/', ''), path.map(String), message));
  refuse(inLines(errorsAmong(issues).filter((issue) => isOwn(issue) || isNew(issue))));
  return inLines(issues.filter((issue) => issue.isWarning && isOwn(issue) && isNew(issue)));
}

function refuse(messages: readonly string[]): void {
  if (messages.length === 0) return;
  const lines = messages.length > 1 ? messages.map((message) => `• ${message}`) : messages;
  // The editor shows only the cause of this error.
  throw new Error('saving_failed', { cause: new Error(lines.join('\n')) });
}
