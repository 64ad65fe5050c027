import { usePage } from '../../page-data/page-context.tsx';
import styles from './SkipLink.module.css';

export function SkipLink() {
  return (
    <a className={`touch-target ${styles.skip}`} href="#main" data-screen-only>
      {usePage().ui.skip}
    </a>
  );
}
