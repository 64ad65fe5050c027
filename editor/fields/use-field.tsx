import { createContext, use, useId } from 'react';
import { type FieldSchema, partOf } from '../../content-model/field-schema.ts';
import { inLabels, labelOf } from '../../content-model/labels.ts';
import { languageName } from '../../shared/language.ts';
import { languageOf } from '../files.ts';

/** A place in a file of the form, and its value. */
export interface Spot {
  file: string;
  /** Names and indexes, joined by dots; empty for the whole file. */
  path: string;
  value: unknown;
}

export const spotsAt = (spots: readonly Spot[], key: string): Spot[] =>
  spots.map((spot) => ({
    ...spot,
    path: spot.path ? `${spot.path}.${key}` : key,
    value: (spot.value as Record<string, unknown> | undefined)?.[key],
  }));

/** An error of a field; without a path, one that no field of the form has. */
export interface Message {
  file: string;
  path?: string;
  text: string;
}

/** The messages of the open form, and how to change its values. */
export const InForm = createContext({ messages: [] as readonly Message[], change: (_next: readonly Spot[]) => {} });

export interface FieldProps {
  name: string;
  schema: FieldSchema;
  /** In each language that has it, the default one first. */
  spots: readonly Spot[];
  label?: string;
  isRequired?: boolean;
  /** The schema of the item that it is a part of, if it is in a list. */
  item?: FieldSchema;
}

/** Label, hint, message and ARIA attributes of any kind of field. */
export function useField({ name, schema, spots, label = labelOf(name, schema), isRequired }: FieldProps) {
  const { messages, change } = use(InForm);
  const id = useId();
  const wrong = messages.filter(({ file, path }) => spots.some((spot) => spot.file === file && spot.path === path));
  const hint = schema.description?.replace(/\bnull\b/, 'an empty box') ?? '';
  const message = [...new Set(wrong.map(({ text }) => text))].join(' ');
  const notes = Object.entries({ quiet: hint, message }).filter(([, text]) => text);
  const [{ value, file = '' } = {}] = spots as readonly Partial<Spot>[];
  const isOwn = spots.length === 1 && file.includes('/');
  const language = languageOf(file);
  const { isOptional, isNullable, type, minItems = 0 } = schema;
  const needed = isRequired ?? (!isOptional && !isNullable && (type !== 'array' || minItems > 0));
  return {
    id,
    value,
    label,
    title: (
      <>
        {label}
        {isOwn && <span className="language"> {languageName(language)}</span>}
        {!needed && <span className="quiet"> (may stay empty)</span>}
      </>
    ),
    needed,
    set: (next: unknown) => change(spots.map((spot) => ({ ...spot, value: next }))),
    described: {
      lang: isOwn ? language : undefined,
      'aria-describedby': notes.map(([kind]) => `${id}-${kind}`).join(' ') || undefined,
      'aria-invalid': wrong.length > 0 || undefined,
    },
    notes: notes.map(([kind, text]) => (
      <p key={kind} id={`${id}-${kind}`} className={kind} tabIndex={-1}>
        {inLabels(text)}
      </p>
    )),
  };
}

/** Fields that hold a sentence or more. */
const long =
  /^(text|lede|quote|statement|description|summary|worry|blurb|answer|note|after|caution|mistake|.*Text|paragraphs|answers|steps)$/;

const boxes: Record<string, 'date' | 'email' | 'url'> = { date: 'date', email: 'email', uri: 'url' };

/** The kind of box for a field; undefined for a schema that forms cannot show. */
export function kindOf(name: string, { widget, type, format = '', ...schema }: FieldSchema) {
  if (widget) return widget;
  if (type === 'array') return partOf(schema, 0).enum ? 'choices' : 'list';
  if (type === 'object') return 'group';
  if (schema.enum) return 'choice';
  if (type === 'boolean') return type;
  if (type === 'integer') return 'number';
  if (type !== 'string') return undefined;
  return boxes[format] ?? (long.test(name) ? 'long' : 'text');
}

/** Whether all languages share a value: everything except text, and the texts that identify an item. */
export const isForAll = (name: string, schema: FieldSchema, item: FieldSchema = {}): boolean =>
  !['text', 'long'].includes(kindOf(name, schema) ?? '') ||
  name === 'id' ||
  (name === 'name' && !!item.properties?.quote);

/** Whether a form with a schema has a box at a path. */
export function isShown(schema: FieldSchema, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  const part = partOf(schema, key);
  return ![undefined, 'hidden'].includes(kindOf(key, part)) && isShown(part, rest);
}
