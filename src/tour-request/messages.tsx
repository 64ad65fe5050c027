import type { ReactNode } from 'react';
import type { UiText } from '../../content-model/schemas/ui-schema.ts';
import { FIELD_NAMES } from '../../shared/tour-request/fields.ts';
import { usePage } from '../page-data/page-context.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { NextLinks } from './NextLinks.tsx';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { FormContent } from './props.ts';
import { ThankYouPanel } from './ThankYouPanel.tsx';

/** Every message that the form can show, in a template with the places that it is for; `form-messages.ts` copies it. */
export function MessageTemplates({ picture }: Pick<FormContent, 'picture'>) {
  const texts = usePage().ui.tourRequest;
  const messages: Record<string, ReactNode> = {
    thanks: <ThankYouPanel picture={picture} />,
    'alert failure': (
      <Note tone="bad">
        <PhoneText text={texts.failed} />
      </Note>
    ),
    sent: <SentNote {...texts.thanks} />,
    summary: <ErrorSummary errors={{}} />,
    slow: <PhoneText text={texts.stillTrying} />,
    [FIELD_NAMES.join(' ')]: <FieldMessage text="" />,
  };
  return Object.entries(messages).map(([places, message]) => (
    <template key={places} data-for={places}>
      {message}
    </template>
  ));
}

function SentNote({ received, promise, questions }: UiText['tourRequest']['thanks']) {
  return (
    <Note tone="good" focusable>
      <PhoneText text={` ${questions}`}>
        <strong>{received}</strong>
        {` ${promise}`}
        <span data-later />
      </PhoneText>
      <NextLinks />
    </Note>
  );
}
