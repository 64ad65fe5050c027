import type { Category } from '../../../shared/content/schemas/entry-schemas.ts';
import { usePage } from '../../site/page-context.tsx';
import styles from './Badge.module.css';

export function Badge({ category }: { category: Category }) {
  const { ui } = usePage();
  return (
    <p className={styles.badge} data-category={category}>
      {ui.categories[category]}
    </p>
  );
}
