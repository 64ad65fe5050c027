import { localizedPath } from '../../site/addresses.ts';
import { useSite } from '../../site/site-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './SideMenu.module.css';

function ServiceList() {
  const { path, services } = useSite();
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service.path}>
          <PageLink path={service.path} className={styles.link}>
            {service.shortTitle}
            {service.path === path && <LogoMark />}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Beside a service: the way back, all services, and somebody to ask. Its titles are no headings: they would come before the first of the page. */
export function SideMenu() {
  const { locale, path, services, words } = useSite();
  const current = services.find((service) => service.path === path);
  return (
    <div className={styles.side}>
      <PageLink path="/" className={styles.back}>
        <Icon name="arrow" />
        {words.service.back}
      </PageLink>
      <nav className={styles.menu} aria-label={words.service.menuLabel}>
        <p className={styles.title}>{words.service.menu}</p>
        <ServiceList />
      </nav>
      <details className={styles.fold}>
        <summary>
          {words.service.current} {current?.shortTitle}
          <Icon name="chevron" />
        </summary>
        <nav aria-label={words.service.menuLabel}>
          <ServiceList />
        </nav>
      </details>
      <aside className={`sheet ${styles.ask}`} aria-labelledby="more-information">
        <p className={styles.title} id="more-information">
          {words.service.moreHeading}
        </p>
        <p>{words.service.moreText}</p>
        <ButtonLink href={localizedPath(locale, '/contact')} tone="plain">
          {words.service.moreButton}
        </ButtonLink>
      </aside>
    </div>
  );
}
