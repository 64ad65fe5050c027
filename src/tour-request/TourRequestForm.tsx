import type { KeyboardEvent, ReactNode } from 'react';
import { FIELDS, FORM_NAME, HONEYPOT } from '../../shared/tour-request/fields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { sentenceFor } from './field-errors.ts';
import { NextLinks } from './NextLinks.tsx';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { TourRequestFormProps } from './props.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { ThankYouPanel } from './ThankYouPanel.tsx';
import styles from './TourRequestForm.module.css';
import { useTourRequest } from './use-tour-request.ts';

const FAILURE_ID = 'tour-failure';

interface Props extends TourRequestFormProps {
  /** Replaces the fields, on a page without a script. */
  children?: ReactNode;
}

export function TourRequestForm({ children, ...props }: Props) {
  const { heading, text, texts, action, privacy, checklist, picture, defaults, phone, range } = props;
  const { state, submit, input, takeForm, refs } = useTourRequest(props.initialState);
  const busy = state.phase === 'submitting';
  const wrong = Object.keys(state.errors).length > 0;
  const thanked = state.phase === 'success';
  const failed = state.phase === 'error';

  return (
    <section id="tour" className={`sheet ${styles.card}`} ref={refs.card}>
      <p role="status" className="hidden-visually">
        {busy && (state.isSlow ? texts.stillTrying : texts.submitting)}
        {thanked && `${texts.thanks.received} ${texts.thanks.promise}`}
      </p>
      {thanked ? (
        <ThankYouPanel {...{ picture, phone, range, checklist }} texts={texts.thanks} ref={refs.thanks} />
      ) : (
        // Netlify collects the form by its two attributes.
        <form
          className={styles.form}
          name={FORM_NAME}
          aria-labelledby="tour-heading"
          method="POST"
          action={action}
          data-netlify="true"
          netlify-honeypot={HONEYPOT}
          ref={takeForm}
          onSubmit={submit}
          onInput={input}
          onKeyDown={ignoreHeldEnter}
        >
          <input type="hidden" name="form-name" value={FORM_NAME} />
          <Honeypot label={texts.honeypot} />
          <div className={styles.heading}>
            <h2 id="tour-heading">{heading}</h2>
            <PhoneText as="p" text={text} phone={phone} />
          </div>
          {state.sent && (
            <Note tone="good" ref={refs.sentNote}>
              <p>
                <strong>{texts.thanks.received}</strong>{' '}
                <PhoneText text={`${texts.thanks.promise} ${texts.thanks.questions}`} phone={phone} />
              </p>
              <NextLinks texts={texts.thanks} checklist={checklist} />
            </Note>
          )}
          <div role="alert" className={styles.alert}>
            {failed && (
              <Note tone="bad">
                <p>
                  <strong>
                    <PhoneText text={texts.failed} phone={phone} />
                  </strong>
                </p>
              </Note>
            )}
          </div>
          {wrong && <ErrorSummary errors={state.errors} texts={texts} phone={phone} ref={refs.summary} />}
          {children ??
            FIELDS.map((field) => (
              <Field
                key={field.name}
                field={field}
                texts={texts.fields[field.name]}
                error={sentenceFor(texts.fields[field.name], state.errors[field.name])}
                defaultValue={defaults?.[field.name]}
                readOnly={busy}
              />
            ))}
          {failed && (
            <Note tone="bad" id={FAILURE_ID} ref={refs.failure}>
              <PhoneText as="p" text={texts.failed} phone={phone} />
            </Note>
          )}
          <SubmitButton
            busy={busy}
            label={texts.submit}
            busyLabel={texts.submitting}
            describedBy={failed ? FAILURE_ID : undefined}
          />
          {state.isSlow && busy && <PhoneText as="p" text={texts.stillTrying} phone={phone} />}
          <p className="small">
            {texts.note} {texts.notAsked} <a {...privacy}>{texts.privacy}</a>
          </p>
        </form>
      )}
    </section>
  );
}

// After an instant failure a key that is held down would send the form again.
function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** A field hidden from people and screen readers, which only programs fill. */
function Honeypot({ label }: { label: string }) {
  return (
    <p className={styles.honeypot}>
      <label>
        {label} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
