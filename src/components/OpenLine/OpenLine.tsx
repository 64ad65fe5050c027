import { describeHours } from '../../opening-hours/describe.ts';
import { useSite } from '../../site/site-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './OpenLine.module.css';

/** The opening hours; once the clock of the page runs, whether somebody answers right now. */
export function OpenLine() {
  const { site, words } = useSite();
  return (
    <p className={styles.line} data-open-line>
      <span>
        <RichText>{describeHours(site.hours, words).join('; ')}</RichText>
      </span>
    </p>
  );
}
