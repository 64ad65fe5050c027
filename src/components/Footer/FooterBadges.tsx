import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './FooterBadges.module.css';

/** Three things a family wants to know of a center, in a line each. */
export function FooterBadges() {
  const { facts, ui } = usePage();
  const badges: [IconName, string][] = [
    ['medal', facts.claims.licensed.value],
    ['sun', ui.footer.experience],
    ['people', ui.footer.families],
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
