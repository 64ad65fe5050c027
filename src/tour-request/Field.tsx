import type { InputHTMLAttributes } from 'react';
import type { FieldTexts } from '../../content-model/schemas/ui-schema.ts';
import type { FieldError } from '../../shared/tour-request/check-field.ts';
import type { FieldName, FormField } from '../../shared/tour-request/fields.ts';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage.tsx';
import { errorText, fieldId } from './field-errors.ts';

interface Props {
  field: FormField<FieldName>;
  texts: FieldTexts;
  value: string | undefined;
  error: FieldError | undefined;
}

const inputs: Record<Exclude<FormField['kind'], 'text'>, InputHTMLAttributes<HTMLInputElement>> = {
  line: { type: 'text', autoCapitalize: 'words', spellCheck: false, dir: 'auto' },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
};

export function Field({ field, texts, value, error }: Props) {
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
      <div id={errorId} data-place={name}>
        {error && <FieldMessage text={errorText(texts, error)} />}
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
