import { errorsAmong } from '../content-model/content-error.ts';
import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { hasItem, itemsIn } from '../content-model/items.ts';
import { savedText, savedValue, typeOf } from './changed-file.ts';
import { collections } from './collections.ts';
import { contentFolder } from './convert.ts';
import { describe, describeChanges } from './describe.ts';
import { ask, say } from './dialog.ts';
import { issuesWith, pathInContent, readNewest, valueIn } from './files.ts';
import { commit, readHead, readSaves, type Save, textsOf } from './history.ts';
import { overlay } from './overlay.ts';

const CANCEL = 'Cancel';
const SHOWN_CHANGES = 6;

/** Opens the list of saves from the link above the tasks. */
export function offerPutBack(): void {
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('a[href$="#put-back"]')) return;
    event.preventDefault();
    putBack().catch((error) => say(error.message));
  });
}

async function putBack(): Promise<void> {
  const [head, all] = await Promise.all([readHead(), readSaves(contentFolder), readNewest()]);
  const withdrawals = await Promise.all(all.map(isWithdrawal));
  const saves = all.filter((_save, index) => !withdrawals[index]);
  const labels = saves.map(labelOf);
  const chosen = await ask(['Which save do you want to put back?'], [...labels, CANCEL]);
  const save = saves[labels.indexOf(chosen)];
  if (!save) return;
  const { texts, changes, values } = await plan(save, head);
  const [error] = errorsAmong(issuesWith(values));
  if (error)
    throw new Error(describe(error.file.replace('content/', ''), (error.path ?? []).map(String), error.message));
  const shown = changes.slice(0, SHOWN_CHANGES);
  const lines = [labelOf(save), ...shown, changes.length > shown.length ? 'and more.' : ''].filter(Boolean);
  if ((await ask(lines, ['Put it back', CANCEL])) === CANCEL) return;
  await commit(head, `Put back: ${save.commit.message.replace(/^Put back: /, '')}`, texts);
  location.reload();
}

/** Whether a save removed a testimonial, whose author may not want it back. */
async function isWithdrawal(save: Save): Promise<boolean> {
  for (const { filename } of save.files.filter((one) => one.filename.endsWith('/testimonials.yaml'))) {
    const [before, after] = await textsOf(filename, save, save.sha);
    const [old, saved] = [before, after].map((text) => valueIn(filename, text ?? ''));
    if (itemsIn(old).some(({ item }) => !hasItem(saved, item))) return true;
  }
  return false;
}

/** What to commit so that everything is as it was before a save, and what others changed later stays. */
async function plan(save: Save, head: Save) {
  const texts = new Map<string, string>();
  const values = new Map<string, unknown>();
  const changes: string[] = [];
  for (const { filename, status } of save.files) {
    const file = pathInContent(filename);
    const type = typeOf(file);
    // A photograph stays; the page no longer names it.
    if (!type) continue;
    const [before, after, now] = await textsOf(filename, save, head.sha);
    if (status !== 'modified' || before === undefined || after === undefined || now === undefined)
      throw new Error('This save added or removed a page. Ask for help to put it back.');
    const schema = fieldSchemaOf(type);
    const [old, saved, newest] = [before, after, now].map((text) => savedValue(schema, file, text));
    const conflicts: string[][] = [];
    const value = overlay(saved, old, newest, conflicts);
    if (conflicts.length > 0) throw new Error('A later save changed the same. Put that one back first.');
    changes.push(...describeChanges(file, newest, value));
    values.set(file, value);
    texts.set(filename, savedText(type, file, now, value));
  }
  return { texts, changes, values };
}

/** Such as "Phone and address, Nov 26, 3:05:12 PM, Dolores". */
function labelOf({ commit: { message, author } }: Save): string {
  const [, isPutBack, name = ''] = /^(Put back: )?\w+ ([\w-]+)/.exec(message) ?? [];
  const forms = collections.flatMap((collection) => ('files' in collection ? (collection.files ?? []) : []));
  const label = forms.find((form) => form.name === name)?.label ?? name;
  const date = new Date(author.date).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
  return [isPutBack ? `${label} (put back)` : label, date, author.name].join(', ');
}
