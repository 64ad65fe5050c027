import type { Statistic } from '../../../content-model/schemas/shared-schema.ts';
import styles from './Statistics.module.css';

export function Statistics({ statistics }: { statistics: Statistic[] }) {
  if (statistics.length === 0) return null;
  return (
    <ul className={styles.list}>
      {statistics.map(({ figure, label }) => (
        <li key={label}>
          <span>{figure}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
