import { describeHours } from '../../../content-model/hours-in-words.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './HoursLines.module.css';

/** The hours of every day, below what the clock says on a closing day and the evening before. */
export function HoursLines() {
  const { facts, ui } = usePage();
  return (
    <>
      <strong className={styles.line} data-closing-day data-screen-only hidden />
      {describeHours(facts.hours, ui).map((line) => (
        <span key={line} className={styles.line}>
          <RichText>{line}</RichText>
        </span>
      ))}
    </>
  );
}
