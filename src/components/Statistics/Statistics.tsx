import type { Statistic } from '../../content/shared-schema.ts';
import styles from './Statistics.module.css';

interface Props {
  statistics: Statistic[];
  /** `line` sets them in a line, where it is wide enough for them; `display` as display type. */
  layout: 'line' | 'display';
}

export function Statistics({ statistics, layout }: Props) {
  if (statistics.length === 0) return null;
  return (
    <ul className={styles[layout]}>
      {statistics.map(({ figure, label }) => (
        <li key={label}>
          <span>{figure}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
