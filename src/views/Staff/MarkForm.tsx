import type { ReactNode } from 'react';
import { OFFERED_MARKS } from '../../../shared/tour-request/marks.ts';
import { buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import type { Loaded } from '../../content/load.ts';
import { ChosenIf, OnlyIf, textMark, Unless } from '../../page/template.tsx';
import { AlertIcon } from '../../tour-request/AlertIcon.tsx';
import fields from '../../tour-request/Field.module.css';
import { Note } from '../../tour-request/Note.tsx';
import styles from './MarkForm.module.css';

/** What happened, with what belongs to it. The server keeps the marks that fit where the request stands. */
export function MarkForm({ texts }: { texts: Loaded<'staffPages'>['form'] }) {
  return (
    <form method="post" className={`sheet flow ${styles.form}`}>
      <OnlyIf part="wrong">
        <Note tone="bad" labelledBy="wrong" autoFocus>
          <h2 id="wrong">{textMark('wrong')}</h2>
          <ul>
            <OnlyIf part="error">
              <li>
                <a className="tall" href={`#${textMark('field')}`}>
                  {textMark('text')}
                </a>
              </li>
            </OnlyIf>
          </ul>
        </Note>
      </OnlyIf>
      <fieldset className={styles.choices} id="mark">
        <legend>{texts.heading}</legend>
        {OFFERED_MARKS.map((kind) => (
          <OnlyIf key={kind} part={`offer-${kind}`}>
            <label className={styles.choice}>
              <OnlyIf part={`chosen-${kind}`}>
                <input type="radio" name="mark" value={kind} required defaultChecked />
              </OnlyIf>
              <Unless part={`chosen-${kind}`}>
                <input type="radio" name="mark" value={kind} required />
              </Unless>
              <span>
                <strong>{texts.marks[kind]}</strong>
                <span className="small">{texts.hints[kind]}</span>
              </span>
            </label>
          </OnlyIf>
        ))}
      </fieldset>
      <OnlyIf part="offer-visit">
        <MarkField name="visit" label={texts.visit}>
          {(box) => <input type="datetime-local" defaultValue={textMark('visit')} {...box} />}
        </MarkField>
      </OnlyIf>
      <OnlyIf part="offer-closed">
        <MarkField name="reason" label={texts.reason}>
          {(box) => (
            <select {...box}>
              <option value="">{texts.reasonPlaceholder}</option>
              <OnlyIf part="reason">
                <ChosenIf part="chosen" value={textMark('value')}>
                  {textMark('text')}
                </ChosenIf>
              </OnlyIf>
            </select>
          )}
        </MarkField>
      </OnlyIf>
      <MarkField name="note" label={texts.note} hint={texts.noteHint}>
        {(box) => <textarea rows={3} defaultValue={textMark('note')} {...box} />}
      </MarkField>
      <button type="submit" className={`${buttonShape} ${styles.save}`} data-tone="primary">
        {texts.save}
      </button>
      <input type="hidden" name="token" value={textMark('token')} />
    </form>
  );
}

interface FieldProps {
  name: 'visit' | 'reason' | 'note';
  label: string;
  hint?: string;
  /** Makes the box, which gets these attributes. */
  children: (box: { id: string; name: string; 'aria-describedby': string }) => ReactNode;
}

/** A field of a mark, with what is wrong with it. */
function MarkField({ name, label, hint, children }: FieldProps) {
  return (
    <div className={`${fields.field} ${styles.field}`} data-field={name}>
      <label htmlFor={name}>{label}</label>
      <div id={`${name}-help`}>
        {hint && <p className="small">{hint}</p>}
        <OnlyIf part={`${name}-error`}>
          <p className={fields.error}>
            <AlertIcon />
            {textMark(`${name}-error`)}
          </p>
        </OnlyIf>
      </div>
      {children({ id: name, name, 'aria-describedby': `${name}-help` })}
    </div>
  );
}
