import { type ContentIssue, describeIssue, errorsAmong } from '../content-model/content-error.ts';
import type { FieldSchema } from '../content-model/field-schema.ts';
import { inWords } from '../content-model/labels.ts';
import { writeContent } from '../content-model/write-content.ts';
import { toFile, toForm } from './convert.ts';
import { describeIssueAt, inSentence, listChanges, open, valueAt } from './describe.ts';
import { readUploads, waiting } from './fields/Picture.tsx';
import { isShown, type Message } from './fields/use-field.tsx';
import { head, issuesWith, pathInContent, readNewest, remember, schemaOf, texts, valueIn } from './files.ts';
import { type ChangedFile, markTranslation, notesAbout, sign } from './follow-ups.ts';
import type { FormEntry, FormFile } from './form-list.ts';
import { commit, type HostError } from './git.ts';
import { overlay } from './overlay.ts';

const WAIT = 'Your photograph is being made smaller. Press Save again in a few seconds.';
const TRIES = 3;
/** The newest text of each file whose conflicts were shown. The next Save overrides those. */
const shown = new Map<string, string>();

/** Either messages about what is wrong, or the texts that were saved and notes about them. */
interface Outcome {
  messages: Message[];
  notes: string[];
  saved?: ReadonlyMap<string, string>;
}

/** Saves what was changed in a form over the newest files as one commit, or says what is wrong. */
export async function save(entry: FormEntry, form: readonly FormFile[], tries = TRIES): Promise<Outcome> {
  try {
    if (waiting.size > 0) throw new Error(WAIT);
    await readNewest();
    const { files, conflicts } = overNewest(form);
    const unseen = conflicts.filter(({ file }) => texts.get(file) !== shown.get(file));
    for (const { file } of unseen) shown.set(file, texts.get(file) ?? '');
    if (unseen.length > 0) return { messages: unseen, notes: [] };
    for (const changed of files) sign(changed);
    const { messages, notes } = findErrors(entry.shown);
    if (messages.length > 0) return { messages, notes };
    for (const changed of files) {
      notes.unshift(...(await markTranslation(changed, files)));
      notes.push(...notesAbout(changed));
    }
    const saved = await write(`Change ${entry.name}`, files);
    return { messages, notes, saved };
  } catch (error) {
    if ((error as HostError).isMoved && tries > 1) return save(entry, form, tries - 1);
    return { messages: [{ file: '', text: (error as Error).message }], notes: [] };
  }
}

/** Commits files with the photographs that they name, and returns the texts that are new. */
export async function write(headline: string, files: readonly ChangedFile[]): Promise<ReadonlyMap<string, string>> {
  const next = files.map(({ file, text, before, value }) => [file, writeContent(text, before, value)] as const);
  const saved = new Map(next.filter(([file, text]) => text !== texts.get(file)));
  const isUsed = (path: string) => [...saved.values()].some((text) => text.includes(path.replace(/^.*\//, '')));
  const words = [...saved].map(([file, text]) => [`content/${file}`, text] as const);
  const photographs = [...(await readUploads())].filter(([path]) => isUsed(path));
  try {
    if (saved.size > 0) await commit(head.sha, headline, new Map<string, string | Blob>([...words, ...photographs]));
  } catch (error) {
    // If the texts are there, only the answer was lost on the way.
    await readNewest().catch(() => undefined);
    if ([...saved].some(([file, text]) => texts.get(file) !== text)) throw error;
  }
  for (const [file, text] of saved) remember(file, text);
  return saved;
}

/** The changes of a form merged into the newest files, and the conflicts with what others changed there. */
export function overNewest(form: readonly FormFile[]): { files: ChangedFile[]; conflicts: Message[] } {
  const conflicts: Message[] = [];
  open.clear();
  const files = form.map(({ file, loaded, value: own }) => {
    const schema = schemaOf(file);
    const text = texts.get(file) ?? loaded;
    const read = (one: string) => toFile(schema, toForm(schema, valueIn(file, one)));
    const [base, before] = [loaded, text].map(read);
    const mine = toFile(schema, own);
    const paths: string[][] = [];
    // A copy, since a signature is written into `value`, but must not change `before`.
    const value = structuredClone(overlay(base, mine, before, paths)) as ChangedFile['value'];
    open.set(file, value);
    conflicts.push(...paths.map((path) => conflictAt(file, path, [base, mine, before])));
    return { file, text, before, value };
  });
  return { files, conflicts };
}

/** Names both values of a field, or what others changed in a list. */
function conflictAt(file: string, path: string[], versions: unknown[]): Message {
  const [base, mine, theirs] = versions.map((value) => valueAt(value, path));
  const text =
    Array.isArray(mine) && Array.isArray(theirs)
      ? `${listChanges(Array.isArray(base) ? base : [], theirs)} since a change in another window. Do the same here, or save again to keep this list.`
      : `This is “${inWords(theirs)}” since a change in another window, and “${inWords(mine)}” here. Save again to keep yours.`;
  return { file, path: path.join('.'), text };
}

/** Errors in open files and those that they cause elsewhere, and new warnings. */
export function findErrors(shown: FieldSchema): { messages: Message[]; notes: string[] } {
  const before = new Set(issuesWith().map(describeIssue));
  const isOwn = (issue: ContentIssue) => open.has(pathInContent(issue.file));
  const isNew = (issue: ContentIssue) => !before.has(describeIssue(issue));
  const issues = issuesWith(open);
  const messages = errorsAmong(issues.filter((issue) => isOwn(issue) || isNew(issue))).map((issue): Message => {
    const file = pathInContent(issue.file);
    const path = (issue.path ?? []).map(String);
    const isHere = isOwn(issue) && path.length > 0 && isShown(shown, path);
    return isHere
      ? { file, path: path.join('.'), text: inSentence(issue.message) }
      : { file, text: describeIssueAt(issue) };
  });
  const warnings = issues.filter((issue) => issue.isWarning && isOwn(issue) && isNew(issue));
  return { messages, notes: warnings.map(describeIssueAt) };
}
