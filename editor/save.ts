import { type ContentIssue, describeIssue, errorsAmong } from '../content-model/content-error.ts';
import type { FieldSchema } from '../content-model/field-schema.ts';
import { writeContent } from '../content-model/write-content.ts';
import { toFileWithKeys, toForm, withoutKeys } from './convert.ts';
import { host } from './current-host.ts';
import { describeIssueAt, inSentence, inShort, listChanges, open } from './describe.ts';
import { readUploads, waiting } from './fields/Picture.tsx';
import { isShown, type Message } from './fields/use-field.tsx';
import { head, issuesWith, pathInContent, readNewest, remember, schemaOf, texts, valueIn } from './files.ts';
import { type ChangedFile, markTranslation, notesAbout, sign } from './follow-ups.ts';
import type { FormEntry, FormFile } from './form-list.ts';
import type { HostError } from './host.ts';
import { type Conflict, overlay } from './overlay.ts';

const WAIT = 'Your photograph is being made smaller. Press Save again in a few seconds.';
const TRIES = 3;

/** The texts with which a form was shown last, by file; at first those that it was filled in from. */
export type Seen = ReadonlyMap<string, string>;

/**
 * Either the texts that were saved and notes about them, or messages about what is wrong. The messages are about `files`: the form
 * with what others have saved since, which is on the screen from then on and is what a next Save compares with.
 */
interface Outcome {
  messages: Message[];
  notes: string[];
  saved?: ReadonlyMap<string, string>;
  files?: FormFile[];
  seen?: Seen;
}

/** Saves what was changed in a form over the newest files as one commit, or says what is wrong. */
export async function save(entry: FormEntry, form: readonly FormFile[], seen: Seen, tries = TRIES): Promise<Outcome> {
  try {
    if (waiting.size > 0) throw new Error(WAIT);
    await readNewest();
    const { files, conflicts } = overNewest(form, seen);
    const shown = {
      files: form.map((one, index) => ({ ...one, value: files[index]?.form })),
      seen: new Map(files.map(({ file, text }) => [file, text])),
    };
    if (conflicts.length > 0) return { messages: conflicts, notes: [], ...shown };
    for (const changed of files) sign(changed);
    const { messages, notes } = findErrors(entry.shown);
    if (messages.length > 0) return { messages, notes, ...shown };
    for (const changed of files) {
      notes.unshift(...(await markTranslation(changed, files)));
      notes.push(...notesAbout(changed));
    }
    const saved = await write(`Change ${entry.name}`, files);
    return { messages, notes, saved };
  } catch (error) {
    if ((error as HostError).isMoved && tries > 1) return save(entry, form, seen, tries - 1);
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
    if (saved.size > 0)
      await host.commit(head.sha, headline, new Map<string, string | Blob>([...words, ...photographs]));
  } catch (error) {
    // If the texts are there, only the answer was lost on the way.
    await readNewest().catch(() => undefined);
    if ([...saved].some(([file, text]) => texts.get(file) !== text)) throw error;
  }
  for (const [file, text] of saved) remember(file, text);
  return saved;
}

/** The changes of a form merged into the newest files, and the conflicts with what others changed there. */
export function overNewest(form: readonly FormFile[], seen: Seen = new Map()) {
  const messages: Message[] = [];
  open.clear();
  const files = form.map(({ file, loaded, value: own }): ChangedFile & { form: unknown } => {
    const schema = schemaOf(file);
    const text = texts.get(file) ?? loaded;
    const read = (one: string) => toFileWithKeys(schema, toForm(schema, valueIn(file, one)));
    const [base, newest] = [seen.get(file) ?? loaded, text].map(read);
    const conflicts: Conflict[] = [];
    const merged = overlay(base, toFileWithKeys(schema, own), newest, conflicts);
    // A copy, since a signature is written into `value`, but must not change `before`.
    const [before, value] = [newest, merged].map(withoutKeys) as [unknown, ChangedFile['value']];
    open.set(file, value);
    messages.push(
      ...conflicts.map((conflict) => ({ file, path: conflict.path.join('.'), text: inSentences(conflict) })),
    );
    return { file, text, before, value, form: toForm(schema, merged) };
  });
  return { files, conflicts: messages };
}

/** Names both values of a field, or what others changed in a list. */
function inSentences({ base, mine, newest }: Conflict): string {
  if (Array.isArray(mine) && Array.isArray(newest))
    return `${listChanges(Array.isArray(base) ? base : [], newest)} since a change in another window. Do the same here, or save again to keep this list.`;
  if (newest === undefined) return 'This was removed in another window. Save again to keep it.';
  if (mine === undefined)
    return `“${inShort(base)}” was changed in another window, and is gone or has another name here. Save again to keep this list.`;
  return `This is “${inShort(newest)}” since a change in another window, and “${inShort(mine)}” here. Save again to keep yours.`;
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
