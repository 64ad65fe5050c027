import { describeHours } from '../../../shared/opening-hours/describe.ts';
import { usePage } from '../../site/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './OpeningStatus.module.css';

/** The first part of the opening hours, in one line so that the page does not move when its clock replaces it. */
export function OpeningStatus() {
  const { facts, ui } = usePage();
  const [first = '', ...rest] = describeHours(facts.hours, ui);
  return (
    <p className={styles.line} data-opening-status>
      <span>
        <RichText>{first}</RichText>
        {rest.length > 0 && (
          <noscript>
            <br />
            <RichText>{rest.join('; ')}</RichText>
          </noscript>
        )}
      </span>
    </p>
  );
}
