import type { Category } from '../../../content-model/schemas/entry-schemas.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './Badge.module.css';

export function Badge({ category }: { category: Category }) {
  const { ui } = usePage();
  return (
    <p className={styles.badge} data-category={category}>
      {ui.categories[category]}
    </p>
  );
}
