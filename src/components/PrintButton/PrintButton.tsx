import { usePage } from '../../page-data/page-context.tsx';
import { buttonShape } from '../ButtonLink/ButtonLink.tsx';
import styles from './PrintButton.module.css';

/** Hidden without scripts, since print-page.ts makes it work. */
export function PrintButton() {
  return (
    <button
      type="button"
      className={`${buttonShape} ${styles.print}`}
      data-tone="plain"
      data-print-page
      data-screen-only
    >
      {usePage().ui.print}
    </button>
  );
}
