import { keepTimes } from '../components/RichText/split-by-pattern.tsx';
import { TelLink } from '../components/TelLink/TelLink.tsx';

interface Props {
  text: string;
  /** The center's phone number, as the text holds it. */
  phone: string;
}

/** A sentence with the center's phone number in it made a link. */
export function PhoneText({ text, phone }: Props) {
  const [before, ...rest] = text.split(phone);
  return (
    <>
      {before}
      {rest.length > 0 && <TelLink phone={phone} className="keep" />}
      {keepTimes(rest.join(phone))}
    </>
  );
}
