import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import { FIELDS, FORM_NAME, HONEYPOT } from './fields.ts';
import { Honeypot } from './Honeypot.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { TourRequestFormProps } from './props.ts';
import { SentNote } from './SentNote.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { ThankYouPanel } from './ThankYouPanel.tsx';
import styles from './TourRequestForm.module.css';
import { useTourRequest } from './use-tour-request.ts';

interface Props extends TourRequestFormProps {
  /** What stands in the place of the fields, on a page that no script takes over. */
  children?: ReactNode;
}

/** Asks for a tour: a complete form as HTML, which does without loading a page once its script has taken it over. */
export function TourRequestForm({ children, ...props }: Props) {
  const { heading, text, words, action, privacy, picture, defaults, phone, tel } = props;
  const { state, submit, input, takeForm, refs } = useTourRequest(props.initialState);
  const number = { phone, tel };
  const busy = state.phase === 'submitting';
  const wrong = Object.keys(state.faults).length > 0;
  const thanked = state.phase === 'success';

  return (
    <section id="tour" className={`sheet ${styles.card}`} ref={refs.card}>
      <p role="status" className="hidden-visually">
        {busy && words.submitting}
        {thanked && words.thanks.text}
      </p>
      {thanked ? (
        <ThankYouPanel words={words.thanks} picture={picture} {...number} ref={refs.thanks} />
      ) : (
        // The two Netlify attributes tell that host to collect the form; every other one ignores them.
        <form
          className={styles.form}
          name={FORM_NAME}
          method="POST"
          action={action}
          data-netlify="true"
          netlify-honeypot={HONEYPOT}
          ref={takeForm}
          onSubmit={submit}
          onInput={input}
        >
          <input type="hidden" name="form-name" value={FORM_NAME} />
          <Honeypot label={words.honeypot} />
          <div className={styles.heading}>
            <h2>{heading}</h2>
            <p>
              <PhoneText text={text} {...number} />
            </p>
          </div>
          {state.sent && <SentNote words={words.sent} {...number} ref={refs.sentNote} />}
          <div role="alert" className={styles.alert}>
            {state.phase === 'error' && <FailureNote text={words.failed} {...number} ref={refs.failure} />}
          </div>
          {wrong && <ErrorSummary faults={state.faults} words={words} ref={refs.summary} />}
          {children ??
            FIELDS.map((field) => (
              <Field
                key={field.name}
                {...field}
                words={words.fields[field.name]}
                fault={state.faults[field.name]}
                defaultValue={defaults?.[field.name]}
              />
            ))}
          <SubmitButton busy={busy} label={words.submit} busyLabel={words.submitting} />
          <p className="small">
            {words.note} <a href={privacy}>{words.privacy}</a>
          </p>
        </form>
      )}
    </section>
  );
}
