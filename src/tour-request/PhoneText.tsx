import { Fragment } from 'react';
import { times } from '../components/RichText/split-by-pattern.tsx';
import { TelLink } from '../components/TelLink/TelLink.tsx';
import { Times } from '../components/Times/Times.tsx';

interface Props {
  /** A sentence before the text. */
  strong?: string;
  text: string;
  phone: string;
  /** The pattern that screen readers say opening hours by. */
  range?: string;
}

/**
 * A paragraph in which phone numbers and hours are elements, and so is the text between them: translators replace text nodes,
 * and React could not change a paragraph with such nodes of its own.
 */
export function PhoneText({ strong, text, phone, range = '' }: Props) {
  const [first = '', ...others] = text.split(phone);
  return (
    <p>
      {strong && <strong>{strong}</strong>}
      <Words text={first} range={range} />
      {others.map((words) => {
        // A line must not begin with the mark after the number.
        const [mark = ''] = /^[;,.]?/.exec(words) ?? [];
        return (
          <Fragment key={words}>
            <span className="nowrap">
              <TelLink phone={phone} />
              {mark && <span>{mark}</span>}
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
      {part && <span>{part}</span>}
      {hours[index] && <Times times={hours[index]} range={range} />}
    </Fragment>
  ));
}
