import { isServicePath, itemsOf, type MenuItem } from '../../site/navigation.ts';
import { usePage } from '../../site/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './ServicesDropDown.module.css';

export function ServicesDropDown({ item, buttonClass }: { item: MenuItem; buttonClass: string | undefined }) {
  const page = usePage();
  return (
    <details data-menu>
      <summary
        className={buttonClass}
        lang={item.language === page.language ? undefined : item.language}
        aria-current={isServicePath(page.path) ? 'true' : undefined}
        data-services
      >
        {item.label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.list}>
          {page.services.map((service) => (
            <li key={service.path} data-category={service.category}>
              <PageLink to={service}>{service.shortTitle}</PageLink>
            </li>
          ))}
        </ul>
        <div className={`touch-targets ${styles.end}`}>
          {itemsOf('more', page).map((item) => (
            <PageLink key={item.path} to={item}>
              {item.label}
            </PageLink>
          ))}
        </div>
      </div>
    </details>
  );
}
