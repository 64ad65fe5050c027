import type { Ref } from 'react';
import { Note } from './Note.tsx';
import { PhoneText } from './PhoneText.tsx';

interface Props {
  text: string;
  phone: string;
  ref?: Ref<HTMLDivElement>;
}

/** Says that the request did not arrive, and what to do. */
export function FailureNote({ text, phone, ref }: Props) {
  return (
    <Note tone="bad" ref={ref}>
      <p>
        <strong>
          <PhoneText text={text} phone={phone} />
        </strong>
      </p>
    </Note>
  );
}
