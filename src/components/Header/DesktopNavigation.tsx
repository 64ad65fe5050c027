import { itemsOf } from '../../page-data/navigation.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './DesktopNavigation.module.css';
import { ServicesDropDown } from './ServicesDropDown.tsx';

export function DesktopNavigation() {
  const page = usePage();
  return (
    <nav className={styles.navigation} aria-label={page.ui.navigation.label}>
      {/* The spaces are for readers without CSS. */}
      {itemsOf('header', page).map((item) => [
        item.path === '/services' ? (
          <ServicesDropDown key={item.path} item={item} buttonClass={styles.item} />
        ) : (
          <PageLink key={item.path} to={item} className={styles.item} />
        ),
        ' ',
      ])}
    </nav>
  );
}
