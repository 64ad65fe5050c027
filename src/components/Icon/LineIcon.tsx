import styles from './LineIcon.module.css';

/** A drawing of one line on 24 by 24 units, the size of the text beside it; `path` is the data of an SVG path. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
