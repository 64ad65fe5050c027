import type { Statistic } from '../../content/shared-schema.ts';
import { Figures } from './Figures.tsx';
import styles from './Statistics.module.css';

/** The figures of the center as display type. */
export function Statistics({ statistics }: { statistics: Statistic[] }) {
  return <Figures statistics={statistics} className={styles.statistics ?? ''} />;
}
