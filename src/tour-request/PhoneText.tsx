import { Fragment, type ReactNode } from 'react';
import { times } from '../components/RichText/split-by-pattern.tsx';
import { TelLink } from '../components/TelLink/TelLink.tsx';
import { Times } from '../components/Times/Times.tsx';

interface Props {
  text: string;
  phone: string;
  /** The pattern that screen readers say opening hours by. */
  range?: string;
  /** Elements before the text. */
  children?: ReactNode;
}

/** A paragraph in which phone numbers and hours are elements. */
export function PhoneText({ text, phone, range = '', children }: Props) {
  const [first = '', ...others] = text.split(phone);
  return (
    <p>
      {children}
      <Words text={first} range={range} />
      {others.map((words) => {
        // A line must not begin with the mark after the number.
        const [mark = ''] = /^[;,.]?/.exec(words) ?? [];
        return (
          <Fragment key={words}>
            <span className="nowrap">
              <TelLink phone={phone} />
              {mark}
            </span>
            <Words text={words.slice(mark.length)} range={range} />
          </Fragment>
        );
      })}
    </p>
  );
}

function Words({ text, range }: { text: string; range: string }) {
  const hours = range ? (text.match(times) ?? []) : [];
  return text.split(times).map((part, index) => (
    <Fragment key={part}>
      {part}
      {hours[index] && <Times times={hours[index]} range={range} />}
    </Fragment>
  ));
}
