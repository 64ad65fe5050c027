import type { MouseEvent, Ref } from 'react';
import { interpolate } from '../../shared/interpolate.ts';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import styles from './ErrorSummary.module.css';
import { fieldId } from './Field.tsx';
import { errorText } from './field-errors.ts';
import { focusQuietly } from './focus.ts';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { FormTexts } from './props.ts';

interface Props {
  errors: FieldErrors;
  texts: FormTexts;
  phone: string;
  ref: Ref<HTMLDivElement>;
}

/** A link to each field with an error. Taking the focus makes screen readers announce it. */
export function ErrorSummary({ errors, texts, phone, ref }: Props) {
  const count = Object.keys(errors).length;
  return (
    <Note tone="bad" labelledBy="tour-summary" ref={ref} autoFocus>
      <h3 id="tour-summary" className={styles.heading}>
        {count === 1 ? texts.summaryOne : interpolate(texts.summaryMany, { count: String(count) })}
      </h3>
      <ul className={styles.list}>
        {FIELDS.map(({ name }) => (
          <li key={name} hidden={!errors[name]}>
            <a className="touch-target" href={`#${fieldId(name)}`} onClick={goToField}>
              {errorText(texts.fields[name], errors[name])}
            </a>
          </li>
        ))}
      </ul>
      <PhoneText text={texts.summaryHelp} phone={phone} />
    </Note>
  );
}

// The link by itself would show the field without its label, and leave a step for the back button. At the lower edge of the
// window the keyboard of a phone would cover it.
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  event.preventDefault();
  field?.parentElement?.scrollIntoView({ block: 'center' });
  focusQuietly(field);
}
