import type { Statistic } from '../../../content-model/schemas/shared-schema.ts';
import styles from './Statistics.module.css';

export function Statistics({ statistics, large }: { statistics: Statistic[]; large?: true }) {
  if (statistics.length === 0) return null;
  return (
    <ul className={styles.list} data-large={large}>
      {statistics.map(({ figure, label }) => (
        <li key={label}>
          <span>{figure}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
