import { describeHours } from '../../../shared/opening-hours/describe.ts';
import { usePage } from '../../page/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './OpeningStatus.module.css';

/**
 * The opening hours; once the clock of the page runs, whether the center is open. Until then the first part of the hours
 * shows alone: it takes one line, as the text of the clock, so that the page below does not move.
 */
export function OpeningStatus() {
  const { facts, ui } = usePage();
  const [first = '', ...rest] = describeHours(facts.hours, ui);
  return (
    <p className={styles.line} data-opening-status>
      <span>
        <RichText>{first}</RichText>
        {rest.length > 0 && (
          <noscript>
            <RichText>{`; ${rest.join('; ')}`}</RichText>
          </noscript>
        )}
      </span>
    </p>
  );
}
