import { itemsOf } from '../../page/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './FooterLinks.module.css';

export function FooterLinks() {
  const page = usePage();
  return (
    <nav className={styles.links} aria-labelledby="quick-links">
      <h2 id="quick-links" className="heading-s">
        {page.ui.footer.quickLinks}
      </h2>
      <ul className="touch-targets">
        {itemsOf('quickLinks', page).map((item) => (
          <li key={item.path}>
            <PageLink to={item}>{item.label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
