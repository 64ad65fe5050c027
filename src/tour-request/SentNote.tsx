import type { Ref } from 'react';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { FormTexts, Phone } from './props.ts';

/** Says above the cleared form that a request has arrived, until the visitor leaves. */
export function SentNote({ texts, phone, tel, ref }: Phone & { texts: FormTexts['sent']; ref: Ref<HTMLDivElement> }) {
  return (
    <Note tone="good" ref={ref}>
      <p>
        <strong>{texts.strong}</strong> <PhoneText text={texts.text} phone={phone} tel={tel} />
      </p>
    </Note>
  );
}
