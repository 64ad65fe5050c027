import type { LoadedService } from '../../page-data/get-content.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './ServiceCard.module.css';

export function ServiceCard({ service }: { service: LoadedService }) {
  const { ui, language } = usePage();
  const { picture } = service;
  // Drawings have a part for cards, with people larger.
  const src = picture.isPhotograph ? picture.src : `${picture.src}#card`;
  // A service without a translation shows in English.
  const lang = service.language === language ? undefined : service.language;
  return (
    <li className={`sheet ${styles.card}`}>
      <div className={styles.picture} lang={lang} data-screen-only>
        <Picture picture={{ ...picture, src }} loading="lazy" sizes="(min-width: 60rem) 24rem, 50vw" />
      </div>
      <Badge category={service.category} />
      <div className={styles.words} lang={lang}>
        <h3 className={styles.title}>{service.title}</h3>
        <p className={styles.summary} data-clamped>
          {service.summary}
        </p>
      </div>
      <p className={styles.end} data-screen-only>
        <PageLink to={service.path} className={styles.more}>
          {ui.service.learnMore}
          <span className="hidden-visually" lang={lang}>
            : {service.title}
          </span>
        </PageLink>
        <span className={`small ${styles.available}`}>
          <Icon name="check" />
          {ui.service.available}
        </span>
      </p>
    </li>
  );
}
