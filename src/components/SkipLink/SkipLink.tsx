import { usePage } from '../../page/page-context.tsx';
import styles from './SkipLink.module.css';

/** Leads keyboards past the header, and shows only while it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {usePage().ui.skip}
    </a>
  );
}
