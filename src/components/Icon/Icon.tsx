import styles from './Icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A line icon the size of the text beside it; decoration only, so the words must say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
