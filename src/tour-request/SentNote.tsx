import type { Ref } from 'react';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { Phone, Words } from './props.ts';

/** Says above the cleared form that a request has arrived, until the visitor leaves. */
export function SentNote({ words, phone, tel, ref }: Phone & { words: Words['sent']; ref: Ref<HTMLDivElement> }) {
  return (
    <Note tone="good" ref={ref}>
      <p>
        <strong>{words.strong}</strong> <PhoneText text={words.text} phone={phone} tel={tel} />
      </p>
    </Note>
  );
}
