import { createContext, use, useId } from 'react';
import type { FieldSchema } from '../../content-model/field-schema.ts';
import { inLabels, labelOf } from '../../content-model/labels.ts';
import { languageName } from '../../shared/language.ts';

/** A place in a file of the form, and its value. */
export interface Spot {
  file: string;
  language: string;
  /** With dots. */
  path: string;
  value: unknown;
}

export const spotsAt = (spots: readonly Spot[], key: string): Spot[] =>
  spots.map((spot) => ({
    ...spot,
    path: spot.path ? `${spot.path}.${key}` : key,
    value: (spot.value as Record<string, unknown> | undefined)?.[key],
  }));

export type Change = Omit<Spot, 'language'>;

/** What is wrong with a field, or, without a path, with something that the form does not show. */
export interface Message {
  file: string;
  path?: string;
  text: string;
}

interface FormContext {
  messages: readonly Message[];
  change: (changes: readonly Change[]) => void;
}
export const InForm = createContext<FormContext>({ messages: [], change: () => {} });

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

/** What each kind of field shows around its value. */
export function useField({ name, schema, spots, label = labelOf(name, schema), isRequired }: FieldProps) {
  const { messages, change } = use(InForm);
  const id = useId();
  const wrong = messages.filter(({ file, path }) => spots.some((spot) => spot.file === file && spot.path === path));
  const notes = [
    { id: `${id}-hint`, className: 'quiet', text: schema.description?.replace(/\bnull\b/, 'an empty box') },
    { id: `${id}-message`, className: 'message', text: [...new Set(wrong.map(({ text }) => text))].join(' ') },
  ].filter(({ text }) => text);
  const [{ value, file = '', language = '' } = {}] = spots as readonly Partial<Spot>[];
  const isOwn = spots.length === 1 && file.includes('/');
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
    set: (next: unknown, some = spots) => change(some.map((spot) => ({ ...spot, value: next }))),
    described: {
      lang: isOwn ? language : undefined,
      'aria-describedby': notes.map((note) => note.id).join(' ') || undefined,
      'aria-invalid': wrong.length > 0 || undefined,
    },
    notes: notes.map(({ text = '', ...note }) => (
      <p key={note.id} {...note} tabIndex={-1}>
        {inLabels(text)}
      </p>
    )),
  };
}
