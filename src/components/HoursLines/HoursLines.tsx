import { describeHours } from '../../../shared/opening-hours/describe.ts';
import { usePage } from '../../site/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './HoursLines.module.css';

export function HoursLines({ className }: { className?: string | undefined }) {
  const { facts, ui } = usePage();
  return describeHours(facts.hours, ui).map((line) => (
    <span key={line} className={className ? `${styles.line} ${className}` : styles.line}>
      <RichText>{line}</RichText>
    </span>
  ));
}
