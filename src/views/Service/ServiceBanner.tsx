import { Badge } from '../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { HeadingText } from '../../components/HeadingText/HeadingText.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { Loaded } from '../../page-data/get-content.ts';
import styles from './ServiceBanner.module.css';

export function ServiceBanner({ service }: { service: Loaded<'services'> }) {
  return (
    <div className={styles.place}>
      <div className={styles.banner}>
        <div className={`flow ${styles.words}`}>
          <Badge category={service.category} />
          <h1>
            <HeadingText>{service.title}</HeadingText>
          </h1>
          <p className="lede">{service.description}</p>
          <div className={styles.ways} data-hero-buttons>
            <ButtonLink href="/contact" tone="primary" label={service.closing.button} />
            <CallButton />
          </div>
        </div>
        <div className={styles.picture} data-color={service.picture.color}>
          <Picture picture={service.picture} loading="first" sizes="(min-width: 69rem) 38rem, 100vw" />
        </div>
      </div>
    </div>
  );
}
