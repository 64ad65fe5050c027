import { isServicePath, quickLinks } from '../../site/navigation.ts';
import { useSite } from '../../site/site-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './DesktopNavigation.module.css';
import { servicesDropDownId } from './ServicesDropDown.tsx';

/** The main navigation of wide windows. */
export function DesktopNavigation() {
  const { path, words } = useSite();
  const [home, about, ...rest] = quickLinks(words).map((item) => (
    <PageLink key={item.path} path={item.path} className={styles.item}>
      {item.label}
    </PageLink>
  ));
  return (
    <nav className={styles.navigation} aria-label={words.navigation.label}>
      {home}
      {about}
      <button
        type="button"
        className={styles.item}
        popoverTarget={servicesDropDownId}
        aria-current={isServicePath(path) ? 'true' : undefined}
      >
        {words.navigation.services}
        <Icon name="chevron" />
      </button>
      {rest}
      <LanguageLinks className={styles.item} />
    </nav>
  );
}
