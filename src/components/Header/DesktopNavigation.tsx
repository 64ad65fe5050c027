import { isServicePath, quickLinks } from '../../page/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './DesktopNavigation.module.css';
import { servicesDropDownId } from './ServicesDropDown.tsx';

/** The main navigation of wide windows. */
export function DesktopNavigation() {
  const { path, ui } = usePage();
  const [home, about, ...rest] = quickLinks(ui).map((item) => (
    <PageLink key={item.path} path={item.path} className={styles.item}>
      {item.label}
    </PageLink>
  ));
  return (
    <nav className={styles.navigation} aria-label={ui.navigation.label}>
      {home}
      {about}
      <button
        type="button"
        className={styles.item}
        popoverTarget={servicesDropDownId}
        aria-current={isServicePath(path) ? 'true' : undefined}
      >
        {ui.navigation.services}
        <Icon name="chevron" />
      </button>
      {rest}
      <LanguageLinks className={styles.item} />
    </nav>
  );
}
