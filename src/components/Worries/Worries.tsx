import type { Loaded } from '../../page-data/get-content.ts';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Worries.module.css';

export function Worries({ worries }: { worries: Loaded<'home'>['approach']['worries'] }) {
  return (
    <ul className={`fit ${styles.worries}`}>
      {worries.map(({ worry, answer }) => (
        <li key={worry} className={styles.worry}>
          <p>{`“${worry}”`}</p>
          <RichText as="p">{answer}</RichText>
        </li>
      ))}
    </ul>
  );
}
