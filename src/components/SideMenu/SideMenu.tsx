import { usePage } from '../../page-data/page-context.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './SideMenu.module.css';

function ServiceList() {
  const { path, services } = usePage();
  return (
    <ul className={`menu-links ${styles.list}`}>
      {services.map((service) => (
        <li key={service.path}>
          <PageLink to={service} className={styles.link}>
            {service.shortTitle}
            {service.path === path && <LogoMark />}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

export function SideMenu() {
  const { path, services, ui } = usePage();
  const current = services.find((service) => service.path === path);
  return (
    <div className={styles.side}>
      <PageLink to="/" className={`touch-target ${styles.back}`}>
        <Icon name="arrow" />
        {ui.service.back}
      </PageLink>
      <div className={styles.room}>
        <nav aria-label={ui.service.menuLabel} className={styles.menu}>
          <p className={styles.title}>{ui.service.menu}</p>
          <div className={styles.rows} data-side-menu>
            <ServiceList />
          </div>
        </nav>
        <AskUsBox />
      </div>
      <details className={styles.fold}>
        <summary>
          {`${ui.service.current} ${current?.shortTitle}`}
          <Icon name="chevron" />
        </summary>
        <nav aria-label={ui.service.menuLabel}>
          <ServiceList />
        </nav>
        <AskUsBox />
      </details>
    </div>
  );
}

function AskUsBox() {
  const { ui } = usePage();
  return (
    <aside className={`sheet ${styles.ask}`} aria-label={ui.service.moreHeading} data-screen-only>
      <p className={styles.question}>{ui.service.moreHeading}</p>
      <ButtonLink href="/contact" tone="plain" label={ui.service.moreButton} />
    </aside>
  );
}
