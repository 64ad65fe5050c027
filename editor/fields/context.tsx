import { type ComponentType, createContext, use, useId } from 'react';
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

interface FormContext {
  /** Messages by file and path, with a space between the two. */
  messages: ReadonlyMap<string, string[]>;
  change: (changes: readonly Change[]) => void;
  /** Any field, for those that have others in them. */
  Field: ComponentType<FieldProps>;
}
export const InForm = createContext<FormContext>({ messages: new Map(), change: () => {}, Field: () => null });

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

export function useIsWrong(spots: readonly Spot[]): boolean {
  const keys = [...use(InForm).messages.keys()];
  return spots.some(({ file, path }) => keys.some((key) => `${key}.`.startsWith(`${file} ${path}.`)));
}

const isNeeded = ({ isOptional, isNullable, type, minItems = 0 }: FieldSchema): boolean =>
  !isOptional && !isNullable && (type !== 'array' || minItems > 0);

/** What each kind of field shows around its value. */
export function useField({ name, schema, spots, label = labelOf(name, schema), isRequired }: FieldProps) {
  const { messages, change } = use(InForm);
  const id = useId();
  const wrong = [...new Set(spots.flatMap(({ file, path }) => messages.get(`${file} ${path}`) ?? []))];
  const lines = [
    { id: `${id}-hint`, className: 'quiet', text: schema.description?.replace(/\bnull\b/, 'an empty box') ?? '' },
    { id: `${id}-message`, className: 'message', text: wrong.join(' ') },
  ].filter(({ text }) => text);
  const [{ value, file = '', language = '' } = {}] = spots as readonly Partial<Spot>[];
  const isOwn = spots.length === 1 && file.includes('/');
  const needed = isRequired ?? isNeeded(schema);
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
      'aria-describedby': lines.map((line) => line.id).join(' ') || undefined,
      'aria-invalid': wrong.length > 0 || undefined,
    },
    notes: lines.map(({ text, ...line }) => (
      <p key={line.id} {...line} tabIndex={-1}>
        {inLabels(text)}
      </p>
    )),
  };
}
