import styles from './LineIcon.module.css';

interface Props {
  /** Data of an SVG path on 24 by 24 units. */
  path: string;
  /** Whether it points onward, and moves a little under the pointer. */
  arrow?: boolean;
}

export function LineIcon({ path, arrow = false }: Props) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      data-arrow={arrow || undefined}
    >
      <path d={path} />
    </svg>
  );
}
