import type { InputHTMLAttributes } from 'react';
import type { FieldName } from '../../shared/tour-request/fields.ts';
import { AlertIcon } from './AlertIcon.tsx';
import styles from './Field.module.css';
import type { FieldError } from './field-errors.ts';
import type { FormTexts } from './props.ts';

type FieldTexts = FormTexts['fields'][FieldName];

interface Props {
  name: FieldName;
  required: boolean;
  /** How many letters the box takes. */
  maxLength: number;
  texts: FieldTexts;
  /** What is wrong with the value, once the form was to be sent with it. */
  error: FieldError | undefined;
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
export function errorText(texts: FieldTexts, error: FieldError | undefined): string | undefined {
  return error && (texts[error] ?? texts.label);
}

/** A box to write in, with its label, what helps to fill it, and what is wrong with it. */
export function Field({ name, required, maxLength, texts, error, defaultValue }: Props) {
  const id = fieldId(name);
  const hint = texts.hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const box = {
    id,
    name,
    required,
    maxLength: maxLength,
    defaultValue,
    placeholder: texts.placeholder,
    'aria-describedby': [hint, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{required ? `${texts.label} *` : texts.label}</label>
      {hint && (
        <p id={hint} className="small">
          {texts.hint}
        </p>
      )}
      {errorId && (
        <p id={errorId} className={styles.error}>
          <AlertIcon />
          {errorText(texts, error)}
        </p>
      )}
      {name === 'message' ? <textarea rows={6} {...box} /> : <input {...attributes[name]} {...box} />}
    </div>
  );
}
