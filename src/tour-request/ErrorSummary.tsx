import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { interpolate } from '../../shared/interpolate.ts';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELDS, type FieldName } from '../../shared/tour-request/fields.ts';
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
  const heading = count === 1 ? texts.summaryOne : interpolate(texts.summaryMany, { count: String(count) });
  return (
    <SummaryNote heading={heading} help={texts.summaryHelp} phone={phone} ref={ref}>
      {FIELDS.map(({ name }) => (
        <SummaryLink key={name} name={name} text={errorText(texts.fields[name], errors[name])} />
      ))}
    </SummaryNote>
  );
}

interface SummaryNoteProps extends Pick<ComponentProps<typeof Note>, 'ref' | 'autoFocus'> {
  heading: ReactNode;
  help: string;
  phone: string;
  children: ReactNode;
}

export function SummaryNote({ heading, help, phone, children, ...rest }: SummaryNoteProps) {
  return (
    <Note tone="bad" labelledBy="tour-summary" {...rest}>
      <h3 id="tour-summary" className={styles.heading}>
        {heading}
      </h3>
      <ul className={styles.list}>{children}</ul>
      <PhoneText text={help} phone={phone} />
    </Note>
  );
}

export function SummaryLink({ name, text }: { name: FieldName; text: string }) {
  return (
    <li hidden={!text}>
      <a className="touch-target" href={`#${fieldId(name)}`} onClick={goToField}>
        {text}
      </a>
    </li>
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
