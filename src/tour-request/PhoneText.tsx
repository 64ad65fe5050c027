import styles from './PhoneText.module.css';
import type { Phone } from './props.ts';

/** A sentence with the center's phone number in it made a link. */
export function PhoneText({ text, phone, tel }: Phone & { text: string }) {
  const [before, ...rest] = text.split(phone);
  return (
    <>
      {before}
      {rest.length > 0 && (
        <a className={styles.number} href={`tel:${tel}`}>
          {phone}
        </a>
      )}
      {rest.join(phone)}
    </>
  );
}
