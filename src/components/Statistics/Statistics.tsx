import type { StatisticLabels } from '../../content/shared-schema.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './Statistics.module.css';

interface Props {
  /** What the figures count. */
  labels: StatisticLabels;
  /** `large` sets the figures as display type; `badges` puts them in a line. */
  size: 'large' | 'badges';
}

/** The three figures of the centre. */
export function Statistics({ labels, size }: Props) {
  const { years, families, satisfaction } = useSite().site.claims;
  const figures = [
    { value: years.value, label: labels.years },
    { value: families.value, label: labels.families },
    { value: satisfaction.value, label: labels.satisfaction },
  ];
  return (
    <ul className={styles.statistics} data-size={size}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <span className={styles.value}>{value}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
