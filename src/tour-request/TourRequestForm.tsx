import { FIELD_ERRORS } from '../../shared/problems.ts';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELD_NAMES, FIELDS, FORM_NAME, HONEYPOT, type TourRequest } from '../../shared/tour-request/fields.ts';
import { buttonShape } from '../components/ButtonLink/ButtonLink.tsx';
import { localizedPath, targetOf } from '../page-data/links.ts';
import { usePage } from '../page-data/page-context.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { MessageTemplates } from './messages.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { FormContent, Place } from './props.ts';
import styles from './TourRequestForm.module.css';

/** Properties of the texts that the script writes: `ErrorTexts`. */
const textsOfErrors = ['summaryOne', 'summaryMany', 'fields', ...FIELD_NAMES, ...FIELD_ERRORS];

interface Props {
  content: FormContent;
  /** A request that the server refused. */
  typed?: TourRequest;
  errors?: FieldErrors;
}

/** The form as HTML, which browsers can check and send by themselves; `start-form.ts` copies its messages into its places. */
export function TourRequestForm({ content, typed, errors = {} }: Props) {
  const page = usePage();
  const texts = page.ui.tourRequest;
  const { heading, text, picture } = content;
  const hasErrors = Object.keys(errors).length > 0;
  const place = (name: Place) => ({ 'data-place': name });
  const alert = <div {...place('alert')} />;
  return (
    <section
      id="tour"
      className={`sheet ${styles.card}`}
      data-tour-request={JSON.stringify(texts, textsOfErrors)}
      data-language={page.language}
    >
      <MessageTemplates picture={picture} />
      <p role="status" className="hidden-visually" data-place="status" />
      <div data-place="thanks" />
      {/* Netlify collects the form by its two attributes. */}
      <form
        className={styles.form}
        name={FORM_NAME}
        aria-labelledby={heading && 'tour-heading'}
        method="POST"
        action={localizedPath(page.language, '/thank-you')}
        data-netlify="true"
        netlify-honeypot={HONEYPOT}
      >
        <input type="hidden" name="form-name" value={FORM_NAME} />
        {/* Hidden from people and screen readers; only programs fill it. */}
        <p className={styles.honeypot}>
          <label>
            {`${texts.honeypot} `}
            <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        {heading && text ? (
          <div className={styles.heading}>
            {/* Covers the heading, so that the fields hardly move. */}
            {alert}
            <h2 id="tour-heading" tabIndex={-1}>
              {heading}
            </h2>
            <PhoneText text={text} />
          </div>
        ) : (
          alert
        )}
        <div {...place('sent')} />
        <div {...place('summary')}>{hasErrors && <ErrorSummary errors={errors} autoFocus />}</div>
        {FIELDS.map((field) => (
          <Field
            key={field.name}
            field={field}
            texts={texts.fields[field.name]}
            value={typed?.[field.name]}
            error={errors[field.name]}
          />
        ))}
        <button
          type="submit"
          className={`${buttonShape} ${styles.submit}`}
          data-tone="primary"
          data-label={texts.submit}
          data-busy={texts.submitting}
          aria-describedby="tour-failure"
        >
          <span data-said={texts.submit}>{texts.submit}</span>
        </button>
        <div {...place('slow')} />
        {/* After Send, the message above the fields is out of sight. */}
        <div {...place('failure')} id="tour-failure" role="alert" />
        <p className="small">
          {`${texts.note} ${texts.notAsked} `}
          {/* Without a script, a link would lose what a refused form holds. */}
          {!typed && <a {...targetOf('/privacy', page)}>{texts.privacy}</a>}
        </p>
        {/* Shows once something is typed. */}
        <button
          type="reset"
          className={styles.empty}
          data-said={texts.empty}
          data-put-back={texts.putBack}
          data-emptied={texts.emptied}
          hidden
        >
          {texts.empty}
        </button>
      </form>
    </section>
  );
}
