import { describeHours } from '../../opening-hours/describe.ts';
import { useSite } from '../../site/site-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './OpenLine.module.css';

/**
 * The opening hours; once the clock of the page runs, whether somebody answers right now. Until it does, their first part
 * stands for all of them: it takes one line, as what the clock says, so that nothing below moves.
 */
export function OpenLine() {
  const { site, words } = useSite();
  const [first = '', ...rest] = describeHours(site.hours, words);
  return (
    <p className={styles.line} data-open-line>
      <span>
        <RichText>{first}</RichText>
        {rest.length > 0 && <noscript>{`; ${rest.join('; ')}`}</noscript>}
      </span>
    </p>
  );
}
