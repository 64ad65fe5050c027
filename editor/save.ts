import { type ContentIssue, describeIssue, errorsAmong } from '../content-model/content-error.ts';
import { type FieldSchema, fieldSchemaOf } from '../content-model/field-schema.ts';
import { inWords } from '../content-model/labels.ts';
import { DEFAULT_LANGUAGE } from '../shared/language.ts';
import { type ChangedFile, savedText, savedValue, typeOf } from './changed-file.ts';
import { toFile } from './convert.ts';
import { describeIssueAt, inSentence, listChanges, open, valueAt } from './describe.ts';
import { markTranslation } from './every-language.ts';
import { isShown } from './fields/kind.ts';
import { head, issuesWith, pathInContent, readNewest, remember, texts } from './files.ts';
import { commit, type HostError } from './git.ts';
import { notesAbout } from './notes.ts';
import { overlay } from './overlay.ts';
import { forgetUploads, notesAboutPhotographs, uploads } from './photographs.ts';
import { sign } from './sign.ts';

/** What is wrong with a field, or, without a path, with something that the form does not show. */
export interface Message {
  file: string;
  path?: string;
  text: string;
}

/** A file of a form: the text that it was filled in from, and its value now. */
export interface FormFile {
  file: string;
  loaded: string;
  value: unknown;
}

export type Outcome = { messages: Message[] } | { notes: string[]; saved: Map<string, string> };

/** What others wrote into fields of this form, which the owner has been told. */
const seen = new Map<string, string>();
const TRIES = 3;

export const languageOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : DEFAULT_LANGUAGE);

/** Saves what was changed in a form over the newest files as one commit, or says what is wrong. */
export async function save(
  { name, shown }: { name: string; shown: FieldSchema },
  form: readonly FormFile[],
  tries = TRIES,
): Promise<Outcome> {
  await readNewest();
  const checked = await check(shown, form);
  if ('messages' in checked) return checked;
  const written = checked.files.map((one) => [one.file, savedText(one.type, one.file, one.text, one.value)] as const);
  const saved = new Map(written.filter(([file, text]) => text !== texts.get(file)));
  try {
    await write(`Change ${name}`, saved);
  } catch (error) {
    if ((error as HostError).isMoved && tries > 1) return save({ name, shown }, form, tries - 1);
    throw error;
  }
  return { notes: [...notesAboutPhotographs(), ...checked.notes], saved };
}

/** Commits texts with the photographs that they name. An answer that was lost on the way is none if the texts are there. */
export async function write(headline: string, saved: ReadonlyMap<string, string>): Promise<void> {
  const words = [...saved].map(([file, text]) => [`content/${file}`, text] as const);
  const used = [...uploads].filter(([path]) => words.some(([, text]) => text.includes(path.replace(/^.*\//, ''))));
  try {
    if (saved.size > 0) await commit(head.sha, headline, new Map<string, string | Blob>([...words, ...used]));
  } catch (error) {
    await readNewest().catch(() => undefined);
    if ([...saved].some(([file, text]) => texts.get(file) !== text)) throw error;
  }
  await forgetUploads(used.map(([path]) => path));
  for (const [file, text] of saved) await remember(file, text);
}

type Checked = { messages: Message[] } | { files: ChangedFile[]; notes: string[] };

async function check(shown: FieldSchema, form: readonly FormFile[]): Promise<Checked> {
  const files: ChangedFile[] = [];
  const conflicts: Message[] = [];
  open.clear();
  for (const { file, loaded, value: own } of form) {
    const type = typeOf(file);
    if (!type) continue;
    const schema = fieldSchemaOf(type);
    const text = texts.get(file) ?? loaded;
    const before = savedValue(schema, file, text);
    const [base, mine] = [savedValue(schema, file, loaded), toFile(schema, own)];
    const paths: string[][] = [];
    const value = overlay(base, mine, before, paths) as Record<string, unknown>;
    open.set(file, value);
    if (paths.length > 0 && text !== seen.get(file)) {
      conflicts.push(...paths.map((path) => conflictAt(file, path, [base, mine, before])));
      seen.set(file, text);
    }
    files.push({ file, language: languageOf(file), type, schema, text, before, value });
  }
  if (conflicts.length > 0) return { messages: conflicts };
  for (const changed of files) sign(changed);
  const { messages, notes } = findErrors(shown);
  if (messages.length > 0) return { messages };
  for (const changed of files) {
    if (changed.language !== DEFAULT_LANGUAGE) notes.unshift(...(await markTranslation(changed, files)));
    notes.push(...notesAbout(changed));
  }
  return { files, notes };
}

/** Both values of a field, or what others changed in a list that was changed here too. */
function conflictAt(file: string, path: string[], versions: unknown[]): Message {
  const [base, mine, theirs] = versions.map((value) => valueAt(value, path));
  const text =
    Array.isArray(mine) && Array.isArray(theirs)
      ? `${listChanges(Array.isArray(base) ? base : [], theirs).join(', ')} since a change in another window. Do the same here, or save again to keep this list.`
      : `This is “${inWords(theirs)}” since a change in another window, and “${inWords(mine)}” here. Save again to keep yours.`;
  return { file, path: path.join('.'), text };
}

/** Errors in the files of the form and those that they cause elsewhere, and notes about what is not wrong, but worth a look. */
function findErrors(shown: FieldSchema): { messages: Message[]; notes: string[] } {
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
