import { describeHours } from '../../../shared/opening-hours/describe.ts';
import { usePage } from '../../page/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './HoursLines.module.css';

/** The opening hours, a line for each run of days with the same times. */
export function HoursLines({ className }: { className?: string | undefined }) {
  const { facts, ui } = usePage();
  return describeHours(facts.hours, ui).map((line) => (
    <span key={line} className={className ? `${styles.line} ${className}` : styles.line}>
      <RichText>{line}</RichText>
    </span>
  ));
}
