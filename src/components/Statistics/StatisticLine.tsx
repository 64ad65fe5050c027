import type { StatisticLabels } from '../../content/shared-schema.ts';
import { Figures } from './Figures.tsx';
import styles from './StatisticLine.module.css';

/** The three figures of the center in a line, where it is wide enough for them. */
export function StatisticLine({ labels }: { labels: StatisticLabels }) {
  return <Figures labels={labels} className={styles.line ?? ''} />;
}
