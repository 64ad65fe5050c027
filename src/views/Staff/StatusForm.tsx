import type { ReactNode } from 'react';
import type { StaffPageTexts } from '../../../shared/server-page.ts';
import type { RequestPage, StatusFormData } from '../../../shared/tour-request/staff-page-types.ts';
import { buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import fields from '../../tour-request/Field.module.css';
import { FieldMessage } from '../../tour-request/FieldMessage.tsx';
import { Note } from '../../tour-request/Note.tsx';
import styles from './StatusForm.module.css';

interface Props {
  page: RequestPage & { form: StatusFormData };
  texts: StaffPageTexts;
}

/** The form for a status change, with the choices that fit the status of the request. */
export function StatusForm({ page, texts: { form: texts, errors: errorTexts, reasons } }: Props) {
  const { choices, token } = page;
  const { typed, errors } = page.form;
  const errorOf = (name: FieldProps['name']) => errors.find(({ field }) => field === name)?.text;
  return (
    <form method="post" className={`sheet flow ${styles.form}`} data-tone="calm" data-screen-only>
      {errors.length > 0 && (
        <Note tone="bad" labelledBy="wrong" autoFocus>
          <h2 id="wrong">{errorTexts.heading}</h2>
          <ul>
            {errors.map(({ field, text }) => (
              <li key={text}>
                <a className="touch-target" href={`#${field}`}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
      <fieldset className={styles.choices} id="change">
        <legend>{texts.heading}</legend>
        {choices.map((kind) => (
          <label key={kind} className={styles.choice}>
            <input type="radio" name="change" value={kind} required defaultChecked={kind === typed.change} />
            <span>
              <strong>{texts.changes[kind]}</strong>
              <span className="small block">{texts.hints[kind]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {choices.includes('visit') && (
        <FormField name="visit" label={texts.visit} error={errorOf('visit')}>
          {(control) => <input type="datetime-local" defaultValue={typed.visit} {...control} />}
        </FormField>
      )}
      {choices.includes('closed') && (
        <FormField name="reason" label={texts.reason} error={errorOf('reason')}>
          {(control) => (
            <select defaultValue={typed.reason} {...control}>
              <option value="">{texts.reasonPlaceholder}</option>
              {Object.entries(reasons).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </FormField>
      )}
      <FormField name="note" label={texts.note} hint={texts.noteHint} error={errorOf('note')}>
        {(control) => <textarea rows={3} defaultValue={typed.note} {...control} />}
      </FormField>
      <button type="submit" className={`${buttonShape} ${styles.save}`} data-tone="primary">
        {texts.save}
      </button>
      <input type="hidden" name="token" value={token} />
    </form>
  );
}

interface FieldProps {
  name: 'visit' | 'reason' | 'note';
  label: string;
  hint?: string;
  error: string | undefined;
  /** Renders the control with these attributes. */
  children: (control: { id: string; name: string; 'aria-describedby': string }) => ReactNode;
}

function FormField({ name, label, hint, error, children }: FieldProps) {
  return (
    <div className={`${fields.field} ${styles.field}`} data-field={name}>
      <label htmlFor={name}>{label}</label>
      <div id={`${name}-help`}>
        {hint && <p className="small">{hint}</p>}
        {error && <FieldMessage text={error} />}
      </div>
      {children({ id: name, name, 'aria-describedby': `${name}-help` })}
    </div>
  );
}
