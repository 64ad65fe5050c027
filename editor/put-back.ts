import { errorsAmong } from '../content-model/content-error.ts';
import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { hasItem, itemsIn } from '../content-model/items.ts';
import { savedText, savedValue, typeOf } from './changed-file.ts';
import { describeChanges, describeIssueAt, open } from './describe.ts';
import { ask } from './dialog.ts';
import { issuesWith, pathInContent, readNewest, texts, valueIn } from './files.ts';
import { readSaves, type Save } from './git.ts';
import { overlay } from './overlay.ts';
import { write } from './save.ts';
import { namesOf } from './saved-names.ts';

const CANCEL = 'Cancel';
const SHOWN_CHANGES = 6;

/** Lists the saves, and puts back the one that is chosen. Returns what it changed; undefined if nothing was put back. */
export async function putBack(): Promise<{ label: string; saved: Map<string, string> } | undefined> {
  const [all] = await Promise.all([readSaves(), readNewest()]);
  const saves = new Map(all.filter((save) => !isWithdrawal(save)).map((save) => [labelOf(save), save]));
  const label = await ask(['Which save do you want to put back?'], [...saves.keys(), CANCEL]);
  const save = saves.get(label);
  if (!save) return undefined;
  open.clear();
  const { saved, changes } = plan(save);
  const [error] = errorsAmong(issuesWith([...saved].map(([file, text]) => [file, valueIn(file, text)])));
  if (error) throw new Error(describeIssueAt(error));
  const more = changes.length > SHOWN_CHANGES ? ['and more.'] : [];
  if ((await ask([label, ...changes.slice(0, SHOWN_CHANGES), ...more], ['Put it back', CANCEL])) === CANCEL)
    return undefined;
  await write(`Put back: ${save.message.replace(/^Put back: /, '')}`, saved);
  return { label: namesOf(save), saved };
}

/** Whether a save removed a testimonial, whose author may not want it back. */
function isWithdrawal({ files }: Save): boolean {
  return files.some(({ path, before = '', after = '' }) => {
    const [old, saved] = [before, after].map((text) => valueIn(path, text));
    return path.endsWith('/testimonials.yaml') && itemsIn(old).some(({ item }) => !hasItem(saved, item));
  });
}

/** The texts with which everything is as it was before a save, and what others changed later stays. */
function plan({ files }: Save) {
  const saved = new Map<string, string>();
  const changes: string[] = [];
  for (const { path, before, after } of files) {
    const file = pathInContent(path);
    const type = typeOf(file);
    // A photograph stays; the page no longer names it.
    if (!type) continue;
    const now = texts.get(file);
    if (before === undefined || after === undefined || now === undefined)
      throw new Error('This save added or removed a page. Ask for help to put it back.');
    const schema = fieldSchemaOf(type);
    const [then, mine, newest] = [before, after, now].map((text) => savedValue(schema, file, text));
    const conflicts: string[][] = [];
    const value = overlay(mine, then, newest, conflicts);
    if (conflicts.length > 0) throw new Error('A later save changed the same. Put that one back first.');
    changes.push(...describeChanges(file, newest, value));
    saved.set(file, savedText(type, file, now, value));
  }
  return { saved, changes };
}

/** Such as "Phone and address, Nov 26, 3:05:12 PM, Dolores". */
function labelOf(save: Save): string {
  const date = new Date(save.date).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
  return [namesOf(save) + (save.message.startsWith('Put back') ? ' (put back)' : ''), date, save.name].join(', ');
}
