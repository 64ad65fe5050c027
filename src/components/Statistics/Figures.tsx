import type { StatisticLabels } from '../../content/shared-schema.ts';
import { usePage } from '../../page/page-context.tsx';

interface Props {
  /** What the figures count. */
  labels: StatisticLabels;
  /** How the list is set. */
  className: string;
}

/** The three figures of the center, each followed by what it counts. */
export function Figures({ labels, className }: Props) {
  const { years, families, satisfaction } = usePage().facts.claims;
  const figures = [
    { value: years.value, label: labels.years },
    { value: families.value, label: labels.families },
    { value: satisfaction.value, label: labels.satisfaction },
  ];
  return (
    <ul className={className}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <span>{value}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
