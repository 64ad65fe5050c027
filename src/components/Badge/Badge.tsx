import type { Category } from '../../content/entry-schemas.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './Badge.module.css';

/** The category of a service on its own gradient. */
export function Badge({ category }: { category: Category }) {
  const { words } = useSite();
  return (
    <p className={styles.badge} data-category={category}>
      {words.categories[category]}
    </p>
  );
}
