import { interpolate } from '../../shared/interpolate.ts';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import styles from './ErrorSummary.module.css';
import { errorText, fieldId } from './field-errors.ts';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { MessageProps } from './props.ts';

interface Props {
  errors: FieldErrors;
  texts: MessageProps['texts'];
  phone: string;
  autoFocus?: boolean;
}

/** A link to each field with an error. Taking the focus makes screen readers announce it. */
export function ErrorSummary({ errors, texts, phone, autoFocus }: Props) {
  const count = Object.keys(errors).length;
  return (
    <Note tone="bad" labelledBy="tour-summary" focusable {...(autoFocus && { autoFocus })}>
      <p id="tour-summary" className={styles.heading}>
        {count === 1 ? texts.summaryOne : interpolate(texts.summaryMany, { count: String(count) })}
      </p>
      <ul className={styles.list}>
        {FIELDS.map(({ name }) => (
          <li key={name} hidden={!errors[name]}>
            <a className="touch-target" href={`#${fieldId(name)}`}>
              {errorText(texts.fields[name], errors[name])}
            </a>
          </li>
        ))}
      </ul>
      <PhoneText text={texts.summaryHelp} phone={phone} />
    </Note>
  );
}
