import { isServicePath, itemsOf, type MenuItem } from '../../page-data/navigation.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './MobileMenu.module.css';
import { ServicesSummary } from './ServicesSummary.tsx';

export function MobileMenu() {
  const page = usePage();
  return (
    <details className={styles.menu} data-menu data-screen-only>
      <summary className={styles.button}>
        <span className={styles.whenClosed}>
          <Icon name="menu" />
          {page.ui.menu}
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" />
          {page.ui.closeMenu}
          <span className="hidden-visually"> {page.ui.menu}</span>
        </span>
      </summary>
      <div className={styles.sheet}>
        <nav className="menu-links" aria-label={page.ui.navigation.label}>
          {itemsOf('header', page).map((item) => [
            item.path === '/services' ? (
              <MobileServices key={item.path} item={item} />
            ) : (
              <PageLink key={item.path} to={item} className={styles.item} />
            ),
            ' ',
          ])}
          <div className={`fit ${styles.more}`}>
            {itemsOf('more', page).map((item) => [<PageLink key={item.path} to={item} className={styles.item} />, ' '])}
          </div>
        </nav>
        <div className={styles.call}>
          <CallButton />
        </div>
      </div>
    </details>
  );
}

function MobileServices({ item }: { item: MenuItem }) {
  const { path, services } = usePage();
  return (
    <details className={styles.services} open={isServicePath(path)}>
      <ServicesSummary item={item} className={styles.item} />
      <ul>
        {services.map((service) => (
          <li key={service.path}>
            <PageLink to={service}>{service.shortTitle}</PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
