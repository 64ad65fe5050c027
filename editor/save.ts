import { type ContentIssue, describeIssue, errorsAmong } from '../content-model/content-error.ts';
import type { FieldSchema } from '../content-model/field-schema.ts';
import { isSame } from '../content-model/is-same.ts';
import { writeContent } from '../content-model/write-content.ts';
import { toFileWithKeys, toForm, withoutKeys } from './convert.ts';
import { host } from './current-host.ts';
import { describeIssueAt, inSentence, inShort, listChanges } from './describe.ts';
import { isShown } from './field-kinds.ts';
import { issuesWith, pathInContent, readNewest, remember, schemaOf, valueIn } from './files.ts';
import { type ChangedFile, clearSignature, idleDates, isUnseen, markTranslation } from './follow-ups.ts';
import type { FormEntry } from './form-list.ts';
import type { HostError } from './host.ts';
import { type Conflict, overlay } from './overlay.ts';
import { readPhotographs } from './photographs.ts';
import type { Message } from './spots.ts';
import { type Draft, type FormFile, getState } from './store.ts';

const WAIT = 'Your photograph is being made smaller. Press Save again in a few seconds.';
const TRIES = 3;

/** The texts with which an open form was shown last, by file; without one, that from which it was filled in. */
export type Seen = ReadonlyMap<string, string>;

type Texts = ReadonlyMap<string, string>;

/** What came of a save. */
export type Outcome =
  /** Nothing was saved. The messages are about `merged`. Once others' changes of the same are on the screen, a save keeps what is typed. */
  | { kind: 'refused' | 'conflict'; messages: Message[]; merged?: Merged }
  | { kind: 'saved'; texts: Texts; notes: string[] }
  /** All of it is in the files: it was saved before, or nothing was changed. `texts` are those of a save whose answer was lost. */
  | { kind: 'already there'; texts: Texts; notes: string[] }
  /** The connection broke off, and nobody knows yet. */
  | { kind: 'unknown'; messages: Message[]; sent: NonNullable<Draft['sent']> };

/** The form with what others have saved since. */
interface Merged {
  files: FormFile[];
  seen: Seen;
}

const refused = (text: string): Outcome => ({ kind: 'refused', messages: [{ file: '', text }] });

/** Saves what was changed in a form over the newest files, as one commit. */
export async function attempt(entry: FormEntry, draft: Draft, seen: Seen, tries = TRIES): Promise<Outcome> {
  const { files: form, sent = [] } = draft;
  const unknown = (text: string, saves = sent): Outcome => {
    return { kind: 'unknown', messages: [{ file: '', text }], sent: saves };
  };
  try {
    if (getState().inWork > 0) return refused(WAIT);
    const arrived = sent.length > 0 ? await findArrived(sent) : undefined;
    await readNewest();
    const bases = new Map([...Object.entries(arrived?.texts ?? {}), ...seen]);
    const { files, conflicts } = overNewest(form, bases);
    const merged = {
      files: form.map((file, index) => ({ ...file, value: files[index]?.form })),
      seen: new Map(files.map(({ file, text }) => [file, text])),
    };
    if (conflicts.length > 0) return { kind: 'conflict', messages: conflicts, merged };
    const { messages, notes } = findErrors(entry.schema, files);
    messages.push(...files.flatMap(idleDates));
    if (messages.length > 0) return { kind: 'refused', messages, merged };
    for (const changed of files) notes.unshift(...clearSignature(changed), ...(await markTranslation(changed, files)));
    const texts = changedTexts(files);
    if (texts.size === 0) return { kind: 'already there', texts: new Map(Object.entries(arrived?.texts ?? {})), notes };
    const same = sent.find((save) => isSame(save.texts, Object.fromEntries(texts)));
    const id = same?.id ?? crypto.randomUUID();
    if (files.filter(({ file }) => texts.has(file)).every(isUnseen)) notes.push('No page shows what you changed.');
    if (await write(`Change ${entry.name}`, id, texts)) return { kind: 'saved', texts, notes };
    const save = { id, texts: Object.fromEntries(texts) };
    return unknown('The connection broke off. Save again, then this page can tell.', [...sent, save]);
  } catch (error) {
    const { message, isMoved } = error as HostError;
    if (isMoved && tries > 1) return attempt(entry, draft, seen, tries - 1);
    return sent.length > 0 ? unknown(message) : refused(message);
  }
}

/** The last of some saves that is in the repository. */
async function findArrived(sent: NonNullable<Draft['sent']>) {
  const saves = await host.readSaves();
  return sent.findLast(({ id }) => saves.some(({ message }) => message.endsWith(trailerOf(id))));
}

/** The last line of a commit message, by which a save is recognized whose answer was lost. */
const trailerOf = (id: string) => `Save: ${id}`;

/** The texts of files that a save changes. */
export function changedTexts(files: readonly ChangedFile[]): Texts {
  const next = files.map(({ file, text, before, value }) => [file, writeContent(text, before, value)] as const);
  return new Map(next.filter(([file, text]) => text !== getState().texts.get(file)));
}

/** Commits texts with the photographs that they name. Returns whether they are saved: undefined if nobody knows. */
export async function write(headline: string, id: string, texts: Texts): Promise<true | undefined> {
  const isUsed = (path: string) => [...texts.values()].some((text) => text.includes(path.replace(/^.*\//, '')));
  const words = [...texts].map(([file, text]) => [`content/${file}`, new Blob([text])] as const);
  const photographs = [...(await readPhotographs())].filter(([path]) => isUsed(path));
  const files = [...words, ...photographs].map(async ([path, blob]) => ({ path, contents: await base64(blob) }));
  const message = `${headline}\n\n${trailerOf(id)}`;
  try {
    await host.commit(getState().head.sha, message, await Promise.all(files));
  } catch (error) {
    const { status } = error as HostError;
    if (status > 0 && status < 500) throw error;
    // It may be that only the answer was lost on the way.
    const arrived = await findArrived([{ id, texts: {} }]).catch(() => null);
    if (arrived === null) return undefined;
    if (!arrived) throw error;
  }
  remember(texts);
  return true;
}

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** The changes of a form merged into the newest files, and the conflicts with what others changed there. */
export function overNewest(form: readonly FormFile[], seen: Seen = new Map()) {
  const messages: Message[] = [];
  const files = form.map(({ file, loaded, value: typed }): ChangedFile & { form: unknown } => {
    const schema = schemaOf(file);
    const text = getState().texts.get(file) ?? loaded;
    const read = (version: string) => toFileWithKeys(schema, toForm(schema, valueIn(file, version)));
    const [base, newest] = [seen.get(file) ?? loaded, text].map(read);
    const conflicts: Conflict[] = [];
    const merged = overlay(base, toFileWithKeys(schema, typed), newest, conflicts);
    messages.push(
      ...conflicts.map((conflict) => ({ file, path: conflict.path.join('.'), text: describeConflict(conflict) })),
    );
    // A copy, since a signature in `value` may be emptied, but not that in `before`.
    const [before, value] = [newest, merged].map(withoutKeys) as [unknown, ChangedFile['value']];
    return { file, text, before, value, form: toForm(schema, merged) };
  });
  return { files, conflicts: messages };
}

/** Names both values of a field, or what others changed in a list. */
function describeConflict({ base, mine, newest }: Conflict): string {
  if (Array.isArray(mine) && Array.isArray(newest))
    return `${listChanges(Array.isArray(base) ? base : [], newest)} since a change in another window. Do the same here, or save again to keep this list.`;
  if (newest === undefined) return 'This was removed in another window. Save again to keep it.';
  if (mine === undefined)
    return `“${inShort(base)}” was changed in another window, and is gone or has another name here. Save again to keep this list.`;
  return `This is “${inShort(newest)}” since a change in another window, and “${inShort(mine)}” here. Save again to keep yours.`;
}

/** Errors in changed files and those that they cause elsewhere, and new warnings. Those of fields without a box name the field. */
export function findErrors(schema: FieldSchema, files: readonly ChangedFile[]) {
  const form = new Map(files.map(({ file, value }) => [file, value]));
  const known = new Set(issuesWith().map(describeIssue));
  const isInForm = (issue: ContentIssue) => form.has(pathInContent(issue.file));
  const isNew = (issue: ContentIssue) => !known.has(describeIssue(issue));
  const issues = issuesWith(form);
  const messages = errorsAmong(issues.filter((issue) => isInForm(issue) || isNew(issue))).map((issue): Message => {
    const file = pathInContent(issue.file);
    const path = (issue.path ?? []).map(String);
    if (!isInForm(issue) || path.length === 0 || !isShown(schema, path))
      return { file, text: describeIssueAt(issue, form) };
    return { file, path: path.join('.'), text: inSentence(issue.message) };
  });
  const warnings = issues.filter((issue) => issue.isWarning && isInForm(issue) && isNew(issue));
  return { messages, notes: warnings.map((issue) => describeIssueAt(issue, form)) };
}
