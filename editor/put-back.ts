import { isObject } from '../content-model/is-same.ts';
import { hasItem, itemsIn } from '../content-model/items.ts';
import { labelsAt, labelsOfFile } from '../content-model/labels.ts';
import { toForm, withoutKeys } from './convert.ts';
import { host } from './current-host.ts';
import { describeChanges, open, shownChanges, valueAt } from './describe.ts';
import { languages, pathInContent, readNewest, schemaOf, texts, valueIn } from './files.ts';
import type { ChangedFile } from './follow-ups.ts';
import type { Save } from './host.ts';
import { ask } from './parts.tsx';
import { findErrors, overNewest, write } from './save.ts';

const CANCEL = 'Cancel';
const SHOWN_CHANGES = 6;
/** Fields of a picture, whose labels are not used in the name of a save. */
const pictureFields = ['picture', 'file', 'phone', 'color', 'focus', 'alt', 'caption'];

/** Lists the saves, and puts back the one that is chosen. Returns what it changed; undefined if nothing was put back. */
export async function putBack(): Promise<{ label: string; saved: ReadonlyMap<string, string> } | undefined> {
  const [all] = await Promise.all([host.readSaves(), readNewest()]);
  const saves = new Map(all.filter((save) => !isWithdrawal(save)).map((save) => [labelOf(save), save]));
  const label = await ask(['Which save do you want to put back?'], [...saves.keys(), CANCEL]);
  const save = saves.get(label);
  if (!save) return undefined;
  const files = plan(save);
  const { messages } = findErrors({});
  if (messages[0]) throw new Error(messages[0].text);
  open.clear();
  const changes = files.flatMap(({ file, before, value }) => describeChanges(file, before, value));
  const more = changes.length > SHOWN_CHANGES ? ['and more.'] : [];
  const answer = await ask([label, ...changes.slice(0, SHOWN_CHANGES), ...more], ['Put it back', CANCEL]);
  if (answer === CANCEL) return undefined;
  const saved = await write(`Put back: ${save.message.replace(/^Put back: /, '')}`, files);
  return { label: namesOf(save), saved };
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
    if (before === undefined || after === undefined || !texts.has(file))
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
  return [namesOf(save) + (save.message.startsWith('Put back') ? ' (put back)' : ''), date, save.name].join(', ');
}

/** What a save changed, such as "Our hours", "About in Spanish" or "The photograph of “Front door” (About)". */
function namesOf({ files }: Save): string {
  const names = new Set(files.flatMap(namesIn));
  // If both languages changed, one name is enough.
  return [...names].filter((name) => !names.has(name.replace(/ in \w+$/, '')) || !/ in \w+$/.test(name)).join(', ');
}

function namesIn({ path, before = '', after = '' }: Save['files'][number]): string[] {
  const file = pathInContent(path);
  const [old, now] = [before, after].map((text) => valueIn(file, text));
  const paths = shownChanges(file, old, now);
  if (file === 'site.yaml') return paths.flatMap(([fact = '']) => labelsOfFile(file, languages, fact));
  const [label = '', ...language] = labelsOfFile(file, languages);
  const name = (file.includes('/services/') && (now as { title?: string }).title) || label;
  const isPart = (key = '') => pictureFields.includes(key);
  const isPicture = (one: string[]) => isPart(one.at(-1)) || isObject(valueAt(now, [...one, 'picture']));
  if (!paths.every(isPicture)) return [[name, ...language].join(' in ')];
  return paths.map((one) => {
    const place = one.slice(0, one.findLastIndex((key) => !isPart(key)) + 1);
    const own = labelsAt(schemaOf(file), place, now).at(-1);
    return own ? `The photograph of “${own}” (${name})` : `The photograph of ${name}`;
  });
}
