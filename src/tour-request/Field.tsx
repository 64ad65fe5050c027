import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldTexts } from '../../content-model/schemas/ui-schema.ts';
import type { FieldName, FormField } from '../../shared/tour-request/fields.ts';
import styles from './Field.module.css';
import { fieldId } from './field-errors.ts';

interface Props {
  field: FormField<FieldName>;
  texts: FieldTexts;
  value: string | undefined;
  /** How to fix the value; nothing if it is right. */
  message: ReactNode;
}

const inputs: Record<Exclude<FormField['kind'], 'text'>, InputHTMLAttributes<HTMLInputElement>> = {
  line: { type: 'text', autoCapitalize: 'words', spellCheck: false, dir: 'auto' },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
};

export function Field({ field, texts, value, message }: Props) {
  const { name, kind, required, autocomplete, autocompleteParts } = field;
  const id = fieldId(name);
  const hintId = texts.hint && `${id}-hint`;
  const errorId = `${id}-error`;
  const control = {
    id,
    name,
    required,
    defaultValue: value,
    placeholder: texts.placeholder,
    autoComplete: autocomplete,
    'aria-describedby': hintId ? `${hintId} ${errorId}` : errorId,
    'aria-invalid': message ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{required ? `${texts.label} *` : texts.label}</label>
      {hintId && (
        <p id={hintId} className="small">
          {texts.hint}
        </p>
      )}
      <div id={errorId} data-place={name}>
        {message}
      </div>
      {kind === 'text' ? <textarea rows={6} dir="auto" {...control} /> : <input {...inputs[kind]} {...control} />}
      {autocompleteParts && (
        <span className="hidden-visually" aria-hidden="true">
          {autocompleteParts.map((part) => (
            <input key={part} tabIndex={-1} autoComplete={part} data-part-of={name} />
          ))}
        </span>
      )}
    </div>
  );
}
