import { isServicePath, itemsOf } from '../../page/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './DesktopNavigation.module.css';
import { servicesDropDownId } from './ServicesDropDown.tsx';

export function DesktopNavigation() {
  const page = usePage();
  return (
    <nav className={styles.navigation} aria-label={page.ui.navigation.label}>
      {itemsOf('header', page).map((item) =>
        item.path === '/services' ? (
          <button
            key={item.path}
            type="button"
            className={styles.item}
            lang={item.locale === page.locale ? undefined : item.locale}
            popoverTarget={servicesDropDownId}
            aria-current={isServicePath(page.path) ? 'true' : undefined}
          >
            {item.label}
            <Icon name="chevron" />
          </button>
        ) : (
          <PageLink key={item.path} to={item} className={styles.item}>
            {item.label}
          </PageLink>
        ),
      )}
    </nav>
  );
}
