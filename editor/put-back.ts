import { hasItem, itemsIn } from '../content-model/items.ts';
import { toForm, withoutKeys } from './convert.ts';
import { host } from './current-host.ts';
import { describeChanges } from './describe.ts';
import { pathInContent, readNewest, schemaOf, valueIn } from './files.ts';
import type { ChangedFile } from './follow-ups.ts';
import { findForm } from './form-list.ts';
import type { Save } from './host.ts';
import { changedTexts, findErrors, overNewest, write } from './save.ts';
import { ask, getState } from './store.ts';

/** The last saves, over the newest files. */
export async function readSaves(): Promise<Save[]> {
  const [saves] = await Promise.all([host.readSaves(), readNewest()]);
  return saves.filter((save) => !isWithdrawal(save));
}

/** Puts back the save that is chosen. Returns its name and the texts that it changed; undefined if nothing was put back. */
export async function putBack(saves: readonly Save[]) {
  const save = saves[await ask(['Which save do you want to put back?'], [...saves.map(labelOf), 'Cancel'])];
  if (!save) return undefined;
  const files = plan(save);
  const { messages } = findErrors({}, files);
  if (messages[0]) throw new Error(messages[0].text);
  const changes = files.flatMap(({ file, before, value }) => describeChanges(file, before, value));
  const texts = changedTexts(files);
  if (texts.size === 0) throw new Error('All of this was put back already.');
  if ((await ask([labelOf(save), ...changes], ['Put it back', 'Cancel'])) !== 0) return undefined;
  const [headline = ''] = save.message.replace(/^Put back: /, '').split('\n', 1);
  if (await write(`Put back: ${headline}`, crypto.randomUUID(), texts)) return [nameOf(save), texts] as const;
  throw new Error('The connection broke off. Open this page again in a few minutes: it shows what was saved.');
}

/** Whether a save removed a testimonial, whose author may not want it back. */
function isWithdrawal({ files }: Save): boolean {
  return files.some(({ path, before = '', after = '' }) => {
    const [old, saved] = [before, after].map((text) => valueIn(path, text));
    return path.endsWith('/testimonials.yaml') && itemsIn(old).some(({ item }) => !hasItem(saved, item));
  });
}

/**
 * Undoes a save in the newest files. Later changes stay, and so does a photograph, which no page then names. Items have no keys
 * here, since it is not known which one got another name.
 */
function plan(save: Save): ChangedFile[] {
  const form = save.files.map(({ path, before, after }) => {
    const file = pathInContent(path);
    if (before === undefined || after === undefined || !getState().texts.has(file))
      throw new Error('This save added or removed a page. Ask for help to put it back.');
    return { file, loaded: after, value: withoutKeys(toForm(schemaOf(file), valueIn(file, before))) };
  });
  const { files, conflicts } = overNewest(form);
  if (conflicts.length > 0) throw new Error('A later save changed the same. Put that one back first.');
  return files;
}

/** Such as "Phone and address, Nov 26, 3:05:12 PM, Dolores". */
function labelOf(save: Save): string {
  const date = new Date(save.date).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
  return [nameOf(save), date, save.name].join(', ');
}

/** The form that was saved. */
function nameOf({ message }: Save): string {
  const [, isPutBack, form = ''] = /^(Put back: )?Change (\S+)/.exec(message) ?? [];
  const name = findForm(getState(), form)?.label ?? form;
  return isPutBack ? `${name} (put back)` : name;
}
