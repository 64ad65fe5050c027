import type { ReactNode } from 'react';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import { FIELD_NAMES, type FieldName } from '../../shared/tour-request/fields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { errorText } from './field-errors.ts';
import { NextLinks } from './NextLinks.tsx';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { MessageProps } from './props.ts';
import { ThankYouPanel } from './ThankYouPanel.tsx';

export interface State {
  phase: 'idle' | 'submitting' | 'success' | 'error';
  errors: FieldErrors;
  isSlow: boolean;
  isSent: boolean;
}

export const idle: State = { phase: 'idle', errors: {}, isSlow: false, isSent: false };

/** The elements of the form in which a message may appear, by their `data-place`. */
export type Place = 'thanks' | 'alert' | 'sent' | 'summary' | 'failure' | 'slow' | FieldName;

/**
 * The messages of a state. Translators replace text nodes, so text is the only child of its element, and each place gets one
 * element: then React never looks for a text node nor for a sibling.
 */
export function messagesOf(props: MessageProps, state: State): Partial<Record<Place, ReactNode>> {
  const { texts, phone } = props;
  const { phase, errors, isSlow, isSent } = state;
  const hasErrors = Object.keys(errors).length > 0;
  const failed = phase === 'error' && (
    <Note tone="bad">
      <PhoneText text={texts.failed} phone={phone} />
    </Note>
  );
  const fields = FIELD_NAMES.map((name) => {
    const error = errors[name];
    return [name, error && <FieldMessage text={errorText(texts.fields[name], error)} />];
  });
  return {
    thanks: phase === 'success' && <ThankYouPanel {...props} />,
    sent: phase === 'idle' && isSent && !hasErrors && <SentNote {...props} />,
    summary: hasErrors && <ErrorSummary {...{ errors, texts, phone }} />,
    alert: failed,
    failure: failed,
    slow: phase === 'submitting' && isSlow && <PhoneText text={texts.stillTrying} phone={phone} />,
    ...Object.fromEntries(fields),
  };
}

/** What screen readers hear of a state. */
export function statusText({ phase, isSlow }: State, texts: MessageProps['texts']): string {
  if (phase === 'submitting') return isSlow ? texts.stillTrying : texts.submitting;
  return phase === 'success' ? `${texts.thanks.received} ${texts.thanks.promise}` : '';
}

function SentNote(props: MessageProps) {
  const { received, promise, questions } = props.texts.thanks;
  return (
    <Note tone="good" focusable>
      <PhoneText strong={received} text={` ${promise} ${questions}`} phone={props.phone} />
      <NextLinks {...props} />
    </Note>
  );
}
