import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import { usePage } from '../page-data/page-context.tsx';
import styles from './ErrorSummary.module.css';
import { errorText, fieldId, summaryHeading } from './field-errors.ts';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';

interface Props {
  errors: FieldErrors;
  autoFocus?: boolean;
}

/** A link to each field with an error. Taking the focus makes screen readers announce it. */
export function ErrorSummary({ errors, autoFocus }: Props) {
  const texts = usePage().ui.tourRequest;
  const heading = summaryHeading(texts, errors);
  return (
    <Note tone="bad" labelledBy="tour-summary" focusable {...(autoFocus && { autoFocus })}>
      <p id="tour-summary" className={styles.heading} data-said={heading}>
        {heading}
      </p>
      <ul className={styles.list}>
        {FIELDS.map(({ name }) => {
          const text = errorText(texts.fields[name], errors[name]);
          return (
            <li key={name} hidden={!text}>
              <a className="touch-target" href={`#${fieldId(name)}`} data-said={text}>
                {text}
              </a>
            </li>
          );
        })}
      </ul>
      <PhoneText text={texts.summaryHelp} />
    </Note>
  );
}
