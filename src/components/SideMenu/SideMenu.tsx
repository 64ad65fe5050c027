import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { MoreInformation } from '../MoreInformation/MoreInformation.tsx';
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

/** Beside a service: the way back, all services, and somebody to ask. Its title is no heading: it would come before the first of the page. */
export function SideMenu() {
  const { path, services, words } = useSite();
  const current = services.find((service) => service.path === path);
  return (
    <div className={styles.side} data-screen-only>
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
          {`${words.service.current} ${current?.shortTitle}`}
          <Icon name="chevron" />
        </summary>
        <nav aria-label={words.service.menuLabel}>
          <ServiceList />
        </nav>
      </details>
      <MoreInformation place="side" />
    </div>
  );
}
