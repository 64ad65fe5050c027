import { describeDays } from '../../../content-model/hours-in-words.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './OpeningStatus.module.css';

/** The hours, which the clock replaces with what they mean now; then the street, and the hours again once they are replaced.
    A page with the form has them further down, and needs no link to it. */
export function OpeningStatus({ hasForm = false }: { hasForm?: boolean }) {
  const { facts, ui } = usePage();
  const hours = <RichText>{describeDays(facts.hours, ui).open.join('; ')}</RichText>;
  return (
    <div className={styles.status} data-screen-only>
      <p className={styles.line} data-opening-status>
        <span>{hours}</span>
      </p>
      {!hasForm && (
        <>
          <p className="small">
            <span translate="no">{facts.address.street}</span>
            <span className={styles.again}>, {hours}</span>
          </p>
          <RichText as="p">{ui.open.anyHour}</RichText>
        </>
      )}
    </div>
  );
}
