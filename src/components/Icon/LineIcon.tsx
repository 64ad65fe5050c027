import styles from './LineIcon.module.css';

interface Props {
  /** Data of an SVG path on 24 by 24 units. */
  path: string;
}

export function LineIcon({ path }: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
