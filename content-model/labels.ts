import { DEFAULT_LANGUAGE, languageName } from '../shared/language.ts';
import { type FieldSchema, partOf } from './field-schema.ts';

/** Labels of fields and files whose name is not the word for them. */
const labels: Record<string, string> = {
  site: 'Facts',
  mail: 'Emails to families',
  interface: 'Menus and buttons',
  problems: 'Messages of the form',
  meta: 'For search engines',
  hero: 'Top of the page',
  lede: 'Opening words',
  alt: 'Description',
  id: 'Name in links',
  path: 'Page',
  href: 'Web address',
  jumps: 'Links at the top',
  fit: 'Is this right for us?',
  glance: 'At a glance',
  optional: 'More about the center',
  known: 'Answer once a fact is filled in',
  ended: 'After the end of a rule',
  mediCalRules: 'Medi-Cal rules',
  assetLimits: 'What one may own with Medi-Cal',
  openHolidays: 'Holidays on which you are open',
  on: 'Date',
  url: 'Web address',
  logoLines: 'Name on the two lines of the logo',
  retention: 'Days until a request is deleted',
  honeypot: 'Hidden field',
};

/** Singulars of list labels that do not end in a regular plural. */
const singulars: Record<string, string> = { hours: 'Opening time', staff: 'Person', rows: 'Line', jumps: 'Link' };

/** Fields whose text labels an object or a list item, the best first. */
export const names = ['title', 'name', 'heading', 'question', 'text', 'label', 'alt', 'days', 'date'];

/** Label of a key, such as "Menu label" for `menuLabel`; names that the owner chose are unchanged. */
export function readableName(key: string): string {
  if (labels[key] || !/^[a-z][\w-]*$/.test(key)) return labels[key] ?? key;
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The forms of the editor for the facts in `site.yaml`. */
export const factsForms = [
  { name: 'closed', label: 'We are closed on…', facts: ['closingDays', 'holidays', 'openHolidays'] },
  { name: 'hours', label: 'Our hours', facts: ['hours', 'dayHours'] },
  { name: 'phone', label: 'Phone and address', facts: ['phone', 'email', 'address'] },
  { name: 'rules', label: 'Medi-Cal rules', facts: ['mediCalRules', 'assetLimits'] },
  { name: 'staff', label: 'Staff, languages, prices', facts: ['optional'] },
  {
    name: 'rest',
    label: 'Name, claims and web address',
    facts: ['name', 'logoLines', 'claims', 'links', 'url', 'timeZone'],
  },
] as const;

/** The label of the form for a content file, or for a fact, and the language of a translation. */
export function labelsOfFile(path: string, languages: readonly string[], fact?: PropertyKey): string[] {
  const form = path === 'site.yaml' && factsForms.find(({ facts }) => facts.some((name) => name === fact));
  if (form) return [form.label];
  const [language = ''] = path.split('/', 1);
  const translation = languages.slice(1).includes(language) ? [languageName(language)] : [];
  return [readableName(path.replace(/^.*\/|\.yaml$/g, '')), ...translation];
}

export function labelOf(key: string, { title }: FieldSchema): string {
  return title ?? readableName(key);
}

export function singularOf(key: string, schema: FieldSchema): string {
  return singulars[key] ?? labelOf(key, schema).replace(/ies$/, 'y').replace(/s$/, '');
}

type Parts = Record<string, unknown> | undefined;

/** Labels of a field and of what it is in, such as "Group “Cost”", "Question “Who pays?”" and "Answer 2". */
export function labelsAt(schema: FieldSchema, [key, index, ...rest]: readonly string[], value: unknown): string[] {
  if (key === undefined) return [];
  const part = partOf(schema, key);
  const label = schema.widget === 'texts' ? languageName(key) : labelOf(key, part);
  const own = (value as Parts)?.[key] as Parts;
  if (index === undefined) return [label];
  if (!/^\d+$/.test(index)) return [label, ...labelsAt(part, [index, ...rest], own)];
  const name = itemName(own?.[index]);
  const item = `${singularOf(key, part)} ${name ? `“${name}”` : Number(index) + 1}`;
  return [item, ...labelsAt(partOf(part, index), rest, own?.[index])];
}

/** What to call a list item; empty for a text. */
export function itemName(item: unknown): string {
  const name = names.map((key) => (item as Parts)?.[key]).find(Boolean) as Parts;
  return name ? inWords(name[DEFAULT_LANGUAGE] ?? name) : '';
}

/** A value as its box shows it. */
export function inWords(value: unknown): string {
  return withUsDates(textsIn(value).join(', ')) || 'nothing';
}

function textsIn(value: unknown): string[] {
  if (value && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return (value ?? '') === '' ? [] : [String(value)];
}

/** A message with labels instead of names of fields and files. */
export function inLabels(message: string): string {
  const labeled = message.replace(
    /content\/\S*?([\w-]+)\.yaml|`([\w-]+)`/g,
    (_all, file, field) => `“${readableName(file ?? field)}”`,
  );
  return withUsDates(labeled);
}

/** Dates and times such as 2026-12-24 and 18:00 as the boxes of the editor show them. */
function withUsDates(text: string): string {
  return text
    .replace(/\b(\d{4})-(\d\d)-(\d\d)\b/g, (_all, year, month, day) => `${Number(month)}/${Number(day)}/${year}`)
    .replace(/(?<![\d:])([01]\d|2[0-3]):([0-5]\d)(?![\d:]| ?[AP]M)/g, (_all, hour, minute) => {
      return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
    });
}
