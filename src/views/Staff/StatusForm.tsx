import type { ReactNode } from 'react';
import type { RequestPage, StatusForm as Slots } from '../../../shared/tour-request/staff-template.ts';
import { STATUS_CHANGES } from '../../../shared/tour-request/status-changes.ts';
import { buttonShape } from '../../components/ButtonLink/ButtonLink.tsx';
import type { Loaded } from '../../content/get-content.ts';
import { SelectedIf, templateOf } from '../../page/template.tsx';
import { AlertIcon } from '../../tour-request/AlertIcon.tsx';
import fields from '../../tour-request/Field.module.css';
import { Note } from '../../tour-request/Note.tsx';
import styles from './StatusForm.module.css';

const { slot, If, IfNot, Each } = templateOf<RequestPage & Slots>();
const errorSlots = templateOf<Slots['errors'][number]>();
const reasonSlots = templateOf<Slots['reasons'][number]>();

/** The form for a status change. The server keeps the choices that fit the status of the request. */
export function StatusForm({ texts }: { texts: Loaded<'staffPages'>['form'] }) {
  return (
    <form method="post" className={`sheet flow ${styles.form}`} data-tone="calm" data-screen-only>
      <If value="wrong">
        <Note tone="bad" labelledBy="wrong" autoFocus>
          <h2 id="wrong">{slot('wrong')}</h2>
          <ul>
            <Each value="errors">
              <li>
                <a className="touch-target" href={`#${errorSlots.slot('field')}`}>
                  {errorSlots.slot('text')}
                </a>
              </li>
            </Each>
          </ul>
        </Note>
      </If>
      <fieldset className={styles.choices} id="change">
        <legend>{texts.heading}</legend>
        {STATUS_CHANGES.map((kind) => (
          <If key={kind} value={`offer-${kind}`}>
            <label className={styles.choice}>
              <If value={`chosen-${kind}`}>
                <input type="radio" name="change" value={kind} required defaultChecked />
              </If>
              <IfNot value={`chosen-${kind}`}>
                <input type="radio" name="change" value={kind} required />
              </IfNot>
              <span>
                <strong>{texts.changes[kind]}</strong>
                <span className="small block">{texts.hints[kind]}</span>
              </span>
            </label>
          </If>
        ))}
      </fieldset>
      <If value="offer-visit">
        <FormField name="visit" label={texts.visit}>
          {(box) => <input type="datetime-local" defaultValue={slot('visit')} {...box} />}
        </FormField>
      </If>
      <If value="offer-closed">
        <FormField name="reason" label={texts.reason}>
          {(box) => (
            <select {...box}>
              <option value="">{texts.reasonPlaceholder}</option>
              <Each value="reasons">
                <SelectedIf value="chosen" option={reasonSlots.slot('value')}>
                  {reasonSlots.slot('text')}
                </SelectedIf>
              </Each>
            </select>
          )}
        </FormField>
      </If>
      <FormField name="note" label={texts.note} hint={texts.noteHint}>
        {(box) => <textarea rows={3} defaultValue={slot('note')} {...box} />}
      </FormField>
      <button type="submit" className={`${buttonShape} ${styles.save}`} data-tone="primary">
        {texts.save}
      </button>
      <input type="hidden" name="token" value={slot('token')} />
    </form>
  );
}

interface FieldProps {
  name: 'visit' | 'reason' | 'note';
  label: string;
  hint?: string;
  /** Renders the control with these attributes. */
  children: (box: { id: string; name: string; 'aria-describedby': string }) => ReactNode;
}

function FormField({ name, label, hint, children }: FieldProps) {
  return (
    <div className={`${fields.field} ${styles.field}`} data-field={name}>
      <label htmlFor={name}>{label}</label>
      <div id={`${name}-help`}>
        {hint && <p className="small">{hint}</p>}
        <If value={`${name}-error`}>
          <p className={fields.error}>
            <AlertIcon />
            {slot(`${name}-error`)}
          </p>
        </If>
      </div>
      {children({ id: name, name, 'aria-describedby': `${name}-help` })}
    </div>
  );
}
