import { type IconName, iconPaths } from '../../icons/icon-paths.ts';
import sheet from './icons.svg?no-inline';
import styles from './LineIcon.module.css';
import { LineIcon } from './LineIcon.tsx';

/** Icons of header, buttons and links. The HTML holds them, since the first view of a page shows them. */
const atOnce: ReadonlySet<IconName> = new Set(['phone', 'arrow', 'chevron', 'menu', 'close', 'check', 'external']);

export function Icon({ name }: { name: IconName }) {
  if (atOnce.has(name)) return <LineIcon path={iconPaths[name]} arrow={name === 'arrow'} />;
  return (
    <svg className={styles.icon} width="24" height="24" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
