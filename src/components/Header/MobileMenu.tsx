import { isServicePath, quickLinks } from '../../page/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './MobileMenu.module.css';

/** Id by which the menu button opens the menu. */
export const mobileMenuId = 'menu';

/** The main navigation of phones and small windows, a sheet under the header. */
export function MobileMenu() {
  const { path, services, ui } = usePage();
  const [home, about, ...rest] = quickLinks(ui).map((item) => (
    <PageLink key={item.path} path={item.path} className={styles.item}>
      {item.label}
    </PageLink>
  ));
  return (
    <div className={styles.sheet} id={mobileMenuId} popover="auto" data-menu="mobile">
      <nav aria-label={ui.navigation.label}>
        {home}
        {about}
        <details className={styles.services} open={isServicePath(path)}>
          <summary className={styles.item}>
            {ui.navigation.services}
            <Icon name="chevron" />
          </summary>
          <ul>
            {services.map((service) => (
              <li key={service.path}>
                <PageLink path={service.path}>{service.shortTitle}</PageLink>
              </li>
            ))}
            <li>
              <PageLink path="/services">{ui.navigation.allServices}</PageLink>
            </li>
          </ul>
        </details>
        {rest}
        <LanguageLinks className={styles.item} />
      </nav>
      <CallButton />
    </div>
  );
}
