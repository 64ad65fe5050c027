import type { Statistic } from '../../content/shared-schema.ts';

interface Props {
  statistics: Statistic[];
  /** How the list is set. */
  className: string;
}

/** The figures of the center, each followed by what it counts; nothing where it claims none. */
export function Figures({ statistics, className }: Props) {
  if (statistics.length === 0) return null;
  return (
    <ul className={className}>
      {statistics.map(({ figure, label }) => (
        <li key={label}>
          <span>{figure}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
