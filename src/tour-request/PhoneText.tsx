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
 * A paragraph in which phone number and hours are elements, and so is the text between them: translators replace text nodes,
 * and React could not change a paragraph with such nodes of its own.
 */
export function PhoneText({ strong, text, phone, range }: Props) {
  const [before = '', after] = text.split(phone);
  return (
    <p>
      {strong && <strong>{strong}</strong>}
      <Words text={before} range={range} />
      {after !== undefined && <TelLink phone={phone} className="nowrap" />}
      {after && <Words text={after} range={range} />}
    </p>
  );
}

function Words({ text, range }: Pick<Props, 'text'> & { range: string | undefined }) {
  const hours = range === undefined ? [] : (text.match(times) ?? []);
  return text.split(times).map((part, index) => (
    <Fragment key={part}>
      <span>{part}</span>
      {range && hours[index] && <Times times={hours[index]} range={range} />}
    </Fragment>
  ));
}
