import type { Statistic } from '../../content/shared-schema.ts';
import { Figures } from './Figures.tsx';
import styles from './StatisticLine.module.css';

/** The figures of the center in a line, where it is wide enough for them. */
export function StatisticLine({ statistics }: { statistics: Statistic[] }) {
  return <Figures statistics={statistics} className={styles.line ?? ''} />;
}
