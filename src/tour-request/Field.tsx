import type { FocusEvent, InputHTMLAttributes, ReactNode } from 'react';
import type { FieldName, FormField } from '../../shared/tour-request/fields.ts';
import type { FieldTexts } from '../content/field-texts-schema.ts';
import { AlertIcon } from './AlertIcon.tsx';
import styles from './Field.module.css';

interface Props {
  field: FormField<FieldName>;
  texts: FieldTexts;
  error: string | undefined;
  defaultValue: string | undefined;
  readOnly?: boolean;
  children?: ReactNode;
}

const inputs: Record<Exclude<FormField['kind'], 'text' | 'select'>, InputHTMLAttributes<HTMLInputElement>> = {
  line: { type: 'text', autoCapitalize: 'words', spellCheck: false, dir: 'auto' },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
};

export function fieldId(name: FieldName): string {
  return `tour-${name}`;
}

export function Field({ field, texts, error, defaultValue, readOnly, children }: Props) {
  const { name, kind, required, autocomplete } = field;
  const id = fieldId(name);
  const hintId = texts.hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const box = {
    id,
    name,
    required,
    defaultValue,
    autoComplete: autocomplete,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
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
      {errorId && (
        <p id={errorId} className={styles.error}>
          <AlertIcon />
          {error}
        </p>
      )}
      {kind === 'select' ? (
        // A default value would make React drop `selected` from options that are not its own.
        <select {...box} defaultValue={children ? undefined : defaultValue}>
          <option value="">{texts.placeholder}</option>
          {children ?? texts.options?.map((option) => <option key={option}>{option}</option>)}
        </select>
      ) : kind === 'text' ? (
        <textarea
          rows={6}
          dir="auto"
          placeholder={texts.placeholder}
          readOnly={readOnly}
          onFocus={showWhole}
          {...box}
        />
      ) : (
        <input {...inputs[kind]} placeholder={texts.placeholder} readOnly={readOnly} {...box} />
      )}
    </div>
  );
}

/** Browsers scroll only the line of the cursor into view. */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
