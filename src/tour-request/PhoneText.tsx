import { Fragment } from 'react';
import { withTimes } from '../components/RichText/split-by-pattern.tsx';
import { TelLink } from '../components/TelLink/TelLink.tsx';

interface Props {
  text: string;
  phone: string;
  range?: string;
  as?: 'p' | typeof Fragment;
}

export function PhoneText({ text, phone, range, as: Element = Fragment }: Props) {
  const [before = '', ...rest] = text.split(phone);
  const spoken = (part: string) => (range ? withTimes(part, range) : part);
  return (
    <Element>
      {spoken(before)}
      {rest.length > 0 && <TelLink phone={phone} className="nowrap" />}
      {spoken(rest.join(phone))}
    </Element>
  );
}
