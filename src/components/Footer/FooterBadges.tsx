import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './FooterBadges.module.css';

/** Three things a family wants to know of a centre, in a line each. */
export function FooterBadges() {
  const { site, words } = useSite();
  const badges: [IconName, string][] = [
    ['medal', site.claims.licensed.value],
    ['sun', words.footer.experience],
    ['people', words.footer.families],
  ];
  return (
    <ul className={styles.badges}>
      {badges.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
