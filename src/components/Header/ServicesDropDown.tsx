import { itemsOf, type MenuItem } from '../../page-data/navigation.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './ServicesDropDown.module.css';
import { ServicesSummary } from './ServicesSummary.tsx';

export function ServicesDropDown({ item, buttonClass }: { item: MenuItem; buttonClass: string | undefined }) {
  const page = usePage();
  return (
    <details data-menu>
      <ServicesSummary item={item} className={buttonClass} />
      <div className={styles.panel}>
        <ul className={`menu-links ${styles.list}`}>
          {page.services.map((service) => (
            <li key={service.path} data-category={service.category}>
              <PageLink to={service}>{service.shortTitle}</PageLink>
            </li>
          ))}
        </ul>
        <div className={`touch-targets ${styles.end}`}>
          {itemsOf('more', page).map((item) => (
            <PageLink key={item.path} to={item} />
          ))}
        </div>
      </div>
    </details>
  );
}
