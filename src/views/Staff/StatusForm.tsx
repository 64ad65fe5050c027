import type { StaffPageTexts } from '../../../shared/server-content.ts';
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

export function StatusForm({ page: { choices, form }, texts }: Props) {
  const { typed, errors } = form;
  const errorOf = (name: 'note' | 'who') => errors.find(({ field }) => field === name)?.text;
  const [noteError, whoError] = [errorOf('note'), errorOf('who')];
  return (
    <form method="post" className={`sheet flow ${styles.form}`} data-ground="sage" data-screen-only>
      {errors.length > 0 && (
        <Note tone="bad" labelledBy="wrong" autoFocus>
          <h2 id="wrong">{texts.errors.heading}</h2>
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
        <legend>{texts.form.heading}</legend>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name="change" value={value} required defaultChecked={value === typed.change} />
            <span>
              <strong>{label}</strong>
              <span className="small block">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={fields.field}>
        <label htmlFor="note">{texts.form.note}</label>
        <div id="note-help">
          <p className="small">{texts.form.noteHint}</p>
          {noteError && <FieldMessage text={noteError} />}
        </div>
        <textarea rows={3} id="note" name="note" aria-describedby="note-help" defaultValue={typed.note} />
      </div>
      <div className={fields.field}>
        <label htmlFor="who">{texts.form.who}</label>
        {whoError && (
          <div id="who-help">
            <FieldMessage text={whoError} />
          </div>
        )}
        <input
          id="who"
          name="who"
          autoComplete="given-name"
          aria-describedby={whoError && 'who-help'}
          defaultValue={typed.who}
        />
      </div>
      <button type="submit" className={`${buttonShape} ${styles.save}`} data-tone="primary">
        {texts.form.save}
      </button>
    </form>
  );
}
