import { usePage } from '../../site/page-context.tsx';
import { buttonShape } from '../ButtonLink/ButtonLink.tsx';
import styles from './PrintButton.module.css';

/** Hidden without scripts, since print-page.ts makes it work. */
export function PrintButton() {
  return (
    <div className={styles.print} data-screen-only>
      <button type="button" className={buttonShape} data-tone="plain" data-print-page>
        {usePage().ui.print}
      </button>
    </div>
  );
}
