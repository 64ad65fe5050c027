import type { InputHTMLAttributes } from 'react';
import { AlertIcon } from './AlertIcon.tsx';
import styles from './Field.module.css';
import type { Fault } from './faults.ts';
import type { FieldName } from './fields.ts';
import type { Words } from './props.ts';

type FieldWords = Words['fields'][FieldName];

interface Props {
  name: FieldName;
  required: boolean;
  /** How many letters the box takes. */
  most: number;
  words: FieldWords;
  /** What is wrong with the value, once the form was to be sent with it. */
  fault: Fault | undefined;
  defaultValue: string | undefined;
}

const attributes: Record<FieldName, InputHTMLAttributes<HTMLInputElement>> = {
  name: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  address: { type: 'text', autoComplete: 'street-address', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  message: {},
};

/** Target of links to a field. */
export function fieldId(name: FieldName): string {
  return `tour-${name}`;
}

/** The sentence that says how to mend a field. */
export function faultText(words: FieldWords, fault: Fault | undefined): string | undefined {
  return fault && (words[fault] ?? words.label);
}

/** A box to write in, with its label, what helps to fill it, and what is wrong with it. */
export function Field({ name, required, most, words, fault, defaultValue }: Props) {
  const id = fieldId(name);
  const hint = words.hint && `${id}-hint`;
  const mending = fault && `${id}-fault`;
  const box = {
    id,
    name,
    required,
    maxLength: most,
    defaultValue,
    placeholder: words.placeholder,
    'aria-describedby': [hint, mending].filter(Boolean).join(' ') || undefined,
    'aria-invalid': fault ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{required ? `${words.label} *` : words.label}</label>
      {hint && (
        <p id={hint} className="small">
          {words.hint}
        </p>
      )}
      {mending && (
        <p id={mending} className={styles.fault}>
          <AlertIcon />
          {faultText(words, fault)}
        </p>
      )}
      {name === 'message' ? <textarea rows={6} {...box} /> : <input {...attributes[name]} {...box} />}
    </div>
  );
}
