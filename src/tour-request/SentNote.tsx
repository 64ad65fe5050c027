import type { Ref } from 'react';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { FormTexts } from './props.ts';

interface Props {
  texts: FormTexts['thanks'];
  phone: string;
  ref: Ref<HTMLDivElement>;
}

/** Says above the cleared form that a request has arrived, until the visitor leaves. */
export function SentNote({ texts, phone, ref }: Props) {
  return (
    <Note tone="good" ref={ref}>
      <p>
        <strong>{texts.received}</strong> <PhoneText text={`${texts.promise} ${texts.questions}`} phone={phone} />
      </p>
    </Note>
  );
}
