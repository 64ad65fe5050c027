import { describeDays } from '../../../shared/opening-hours/describe.ts';
import { usePage } from '../../site/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './OpeningStatus.module.css';

/** Room for the line that the clock writes, then the street and the hours of every day. */
export function OpeningStatus() {
  const { facts, ui } = usePage();
  const { open, closed } = describeDays(facts.hours, ui);
  return (
    <div className={styles.status} data-screen-only>
      <p className={styles.line} data-opening-status>
        <span>
          <noscript>
            <RichText>{closed.join('; ')}</RichText>
          </noscript>
        </span>
      </p>
      <p className="small">
        {facts.address.street}, <RichText>{open.join('; ')}</RichText>
      </p>
    </div>
  );
}
