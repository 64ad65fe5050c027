import type { ReactNode } from 'react';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { NextLinks } from './NextLinks.tsx';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { MessageProps } from './props.ts';
import { ThankYouPanel } from './ThankYouPanel.tsx';

/** Every message that the form can show, in a template with the places that it is for; `form-messages.ts` copies it. */
export function MessageTemplates(props: MessageProps) {
  const { texts, phone } = props;
  const messages: Record<string, ReactNode> = {
    thanks: <ThankYouPanel {...props} />,
    'alert failure': (
      <Note tone="bad">
        <PhoneText text={texts.failed} phone={phone} />
      </Note>
    ),
    sent: <SentNote {...props} />,
    summary: <ErrorSummary errors={{}} texts={texts} phone={phone} />,
    slow: <PhoneText text={texts.stillTrying} phone={phone} />,
    [FIELD_NAMES.join(' ')]: <FieldMessage text="" />,
  };
  return Object.entries(messages).map(([places, message]) => (
    <template key={places} data-for={places}>
      {message}
    </template>
  ));
}

function SentNote(props: MessageProps) {
  const { received, promise, questions } = props.texts.thanks;
  return (
    <Note tone="good" focusable>
      <PhoneText text={` ${questions}`} phone={props.phone}>
        <strong>{received}</strong>
        {` ${promise}`}
        <span data-later />
      </PhoneText>
      <NextLinks {...props} />
    </Note>
  );
}
