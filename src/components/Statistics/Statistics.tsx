import type { StatisticLabels } from '../../content/shared-schema.ts';
import { Figures } from './Figures.tsx';
import styles from './Statistics.module.css';

/** The three figures of the center as display type. */
export function Statistics({ labels }: { labels: StatisticLabels }) {
  return <Figures labels={labels} className={styles.statistics ?? ''} />;
}
