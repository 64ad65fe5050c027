import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FooterBadges.module.css';

export function FooterBadges() {
  const { badges } = usePage().ui.footer;
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {badges.map(({ icon, text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
