import { createContext, use, useId } from 'react';
import type { FieldSchema } from '../../content-model/field-schema.ts';
import { inLabels, labelOf } from '../../content-model/labels.ts';
import { languageName } from '../../shared/language.ts';
import { languageOf } from '../files.ts';
import type { Field } from '../preview/shown.ts';
import type { Message, Spot } from '../spots.ts';

/** The messages of the open form, and how to change its values. */
export const InForm = createContext({
  messages: [] as readonly Message[],
  change: (_next: readonly Spot[]) => {},
  /** The field whose words were picked on the page. */
  picked: undefined as Field | undefined,
});

/** Names a field in the document. */
export const fieldKey = (file: string, path: string) => `${file}#${path}`;

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
      'data-field': spots.map((spot) => fieldKey(spot.file, spot.path)).join(' '),
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
