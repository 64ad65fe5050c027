import { itemsOf, labelOf } from '../../page/navigation.ts';
import { usePage } from '../../page/page-context.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './ServicesDropDown.module.css';

export const servicesDropDownId = 'services-menu';

export function ServicesDropDown() {
  const page = usePage();
  const { services, ui } = page;
  return (
    <nav
      className={styles.panel}
      id={servicesDropDownId}
      popover=""
      data-menu="services"
      aria-label={labelOf('/services', page)}
    >
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.path} data-category={service.category}>
            <PageLink to={service}>{service.shortTitle}</PageLink>
          </li>
        ))}
      </ul>
      <div className={`touch-targets ${styles.end}`}>
        <PageLink to="/services" className={styles.all}>
          {ui.navigation.allServices}
          <Icon name="arrow" />
        </PageLink>
        {itemsOf('more', page).map((item) => (
          <PageLink key={item.path} to={item}>
            {item.label}
          </PageLink>
        ))}
        <RichText as="p">{ui.navigation.servicesHint}</RichText>
      </div>
    </nav>
  );
}
