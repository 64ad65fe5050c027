import type { Ref } from 'react';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';
import type { Phone } from './props.ts';

interface Props extends Phone {
  text: string;
  ref?: Ref<HTMLDivElement>;
}

/** Says that the request did not arrive, and what to do. */
export function FailureNote({ text, phone, tel, ref }: Props) {
  return (
    <Note tone="bad" ref={ref}>
      <p>
        <strong>
          <PhoneText text={text} phone={phone} tel={tel} />
        </strong>
      </p>
    </Note>
  );
}
