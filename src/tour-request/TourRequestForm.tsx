import type { ReactNode } from 'react';
import { FIELDS, FORM_NAME, HONEYPOT } from '../../shared/tour-request/fields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureNote } from './FailureNote.tsx';
import { Field } from './Field.tsx';
import { sentenceFor } from './field-errors.ts';
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
  const { heading, text, texts, action, privacy, picture, defaults, phone } = props;
  const { state, submit, input, takeForm, refs } = useTourRequest(props.initialState);
  const busy = state.phase === 'submitting';
  const wrong = Object.keys(state.errors).length > 0;
  const thanked = state.phase === 'success';

  return (
    <section id="tour" className={`sheet ${styles.card}`} ref={refs.card}>
      <p role="status" className="hidden-visually">
        {busy && texts.submitting}
        {thanked && texts.thanks.text}
      </p>
      {thanked ? (
        <ThankYouPanel texts={texts.thanks} picture={picture} phone={phone} ref={refs.thanks} />
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
          <Honeypot label={texts.honeypot} />
          <div className={styles.heading}>
            <h2>{heading}</h2>
            <p>
              <PhoneText text={text} phone={phone} />
            </p>
          </div>
          {state.sent && <SentNote texts={texts.sent} phone={phone} ref={refs.sentNote} />}
          <div role="alert" className={styles.alert}>
            {state.phase === 'error' && <FailureNote text={texts.failed} phone={phone} ref={refs.failure} />}
          </div>
          {wrong && <ErrorSummary errors={state.errors} texts={texts} ref={refs.summary} />}
          {children ??
            FIELDS.map((field) => (
              <Field
                key={field.name}
                field={field}
                texts={texts.fields[field.name]}
                error={sentenceFor(texts.fields[field.name], state.errors[field.name])}
                defaultValue={defaults?.[field.name]}
              />
            ))}
          <SubmitButton busy={busy} label={texts.submit} busyLabel={texts.submitting} />
          <p className="small">
            {texts.note} {texts.notAsked} <a href={privacy}>{texts.privacy}</a>
          </p>
        </form>
      )}
    </section>
  );
}
