import type { FocusEvent, InputHTMLAttributes } from 'react';
import type { FieldName, FormField } from '../../shared/tour-request/fields.ts';
import type { FieldTexts } from '../content/field-texts-schema.ts';
import { AlertIcon } from './AlertIcon.tsx';
import styles from './Field.module.css';

interface Props {
  field: FormField<FieldName>;
  texts: FieldTexts;
  /** How to fix the value; empty if it is right. */
  error: string;
  defaultValue: string | undefined;
  readOnly?: boolean;
}

const inputs: Record<Exclude<FormField['kind'], 'text'>, InputHTMLAttributes<HTMLInputElement>> = {
  line: { type: 'text', autoCapitalize: 'words', spellCheck: false, dir: 'auto' },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
};

export function fieldId(name: FieldName): string {
  return `tour-${name}`;
}

export function Field({ field, texts, error, defaultValue, readOnly }: Props) {
  const { name, kind, required, autocomplete } = field;
  const id = fieldId(name);
  const hintId = texts.hint && `${id}-hint`;
  const errorId = `${id}-error`;
  const control = {
    id,
    name,
    required,
    readOnly,
    defaultValue,
    placeholder: texts.placeholder,
    autoComplete: autocomplete,
    'aria-describedby': [hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{required ? `${texts.label} *` : texts.label}</label>
      {hintId && (
        <p id={hintId} className="small">
          {texts.hint}
        </p>
      )}
      <p id={errorId} className={styles.error} hidden={!error}>
        <AlertIcon />
        <span>{error}</span>
      </p>
      {kind === 'text' ? (
        <textarea rows={6} dir="auto" onFocus={showWhole} {...control} />
      ) : (
        <input {...inputs[kind]} {...control} />
      )}
    </div>
  );
}

/** Browsers scroll only the line of the cursor into view. */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
