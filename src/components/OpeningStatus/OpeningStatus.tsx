import { describeHours } from '../../../shared/opening-hours/describe.ts';
import { usePage } from '../../site/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './OpeningStatus.module.css';

/** Room for the line that the clock writes, then the street and the days of work. */
export function OpeningStatus() {
  const { facts, ui } = usePage();
  const [first = '', ...rest] = describeHours(facts.hours, ui);
  return (
    <div className={styles.status} data-screen-only>
      <p className={styles.line} data-opening-status>
        <span>
          <noscript>
            <RichText>{rest.join('; ')}</RichText>
          </noscript>
        </span>
      </p>
      <p className="small">
        {facts.address.street}, <RichText>{first}</RichText>
      </p>
    </div>
  );
}
