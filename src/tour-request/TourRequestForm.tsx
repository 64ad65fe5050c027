import type { KeyboardEvent, Ref } from 'react';
import { FIELDS, FORM_NAME, HONEYPOT } from '../../shared/tour-request/fields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { errorText } from './field-errors.ts';
import { NextLinks } from './NextLinks.tsx';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { FormTexts, TourRequestFormProps } from './props.ts';
import { SubmitButton } from './SubmitButton.tsx';
import type { State } from './state.ts';
import { ThankYouPanel } from './ThankYouPanel.tsx';
import styles from './TourRequestForm.module.css';
import { useTourRequest } from './use-tour-request.ts';

const FAILURE_ID = 'tour-failure';

/**
 * The form in each of its states. Translators and extensions change its nodes, so text is the only child of its element,
 * and what comes and goes has an element to itself: then React neither looks for a text node nor for a sibling.
 */
export function TourRequestForm(props: TourRequestFormProps) {
  const { language, heading, text, texts, action, privacy, checklist, picture, defaults, phone, range } = props;
  const { state, submit, input, refs } = useTourRequest(language, props.initialState);
  const busy = state.phase === 'submitting';
  const wrong = Object.keys(state.errors).length > 0;
  const thanked = state.phase === 'success';
  const failed = state.phase === 'error';

  return (
    <section id="tour" className={`sheet ${styles.card}`} ref={refs.card}>
      <p role="status" className="hidden-visually">
        {statusText(state, texts)}
      </p>
      <div>
        {thanked && <ThankYouPanel {...{ picture, phone, range, checklist }} texts={texts.thanks} ref={refs.thanks} />}
      </div>
      {/* Netlify collects the form by its two attributes. */}
      <form
        className={styles.form}
        name={FORM_NAME}
        aria-labelledby="tour-heading"
        method="POST"
        action={action}
        data-netlify="true"
        netlify-honeypot={HONEYPOT}
        hidden={thanked}
        onSubmit={submit}
        onInput={input}
        onKeyDown={ignoreHeldEnter}
      >
        <input type="hidden" name="form-name" value={FORM_NAME} />
        <Honeypot label={texts.honeypot} />
        <div className={styles.heading}>
          <h2 id="tour-heading">{heading}</h2>
          <PhoneText text={text} phone={phone} />
        </div>
        <div className={styles.part}>{state.sent && <SentNote {...props} ref={refs.sentNote} />}</div>
        <div role="alert" className={styles.part}>
          {failed && (
            <Note tone="bad">
              <PhoneText text={texts.failed} phone={phone} />
            </Note>
          )}
        </div>
        <div className={styles.part}>
          {wrong && <ErrorSummary errors={state.errors} texts={texts} phone={phone} ref={refs.summary} />}
        </div>
        {FIELDS.map((field) => (
          <Field
            key={field.name}
            field={field}
            texts={texts.fields[field.name]}
            error={errorText(texts.fields[field.name], state.errors[field.name])}
            defaultValue={defaults?.[field.name]}
            readOnly={busy}
          />
        ))}
        <div className={styles.part}>
          {failed && (
            <Note tone="bad" id={FAILURE_ID} ref={refs.failure}>
              <PhoneText text={texts.failed} phone={phone} />
            </Note>
          )}
        </div>
        <SubmitButton
          busy={busy}
          label={texts.submit}
          busyLabel={texts.submitting}
          describedBy={failed ? FAILURE_ID : undefined}
        />
        <div className={styles.part}>
          {busy && state.isSlow && <PhoneText text={texts.stillTrying} phone={phone} />}
        </div>
        <p className="small">
          <span>{`${texts.note} ${texts.notAsked} `}</span>
          <a {...privacy}>{texts.privacy}</a>
        </p>
      </form>
    </section>
  );
}

function statusText({ phase, isSlow }: State, texts: FormTexts): string {
  if (phase === 'submitting') return isSlow ? texts.stillTrying : texts.submitting;
  return phase === 'success' ? `${texts.thanks.received} ${texts.thanks.promise}` : '';
}

interface SentNoteProps extends Pick<TourRequestFormProps, 'texts' | 'phone' | 'checklist'> {
  ref: Ref<HTMLDivElement>;
}

function SentNote({ texts: { thanks }, phone, checklist, ref }: SentNoteProps) {
  return (
    <Note tone="good" ref={ref}>
      <PhoneText strong={thanks.received} text={` ${thanks.promise} ${thanks.questions}`} phone={phone} />
      <NextLinks texts={thanks} checklist={checklist} />
    </Note>
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
        <span>{`${label} `}</span>
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
