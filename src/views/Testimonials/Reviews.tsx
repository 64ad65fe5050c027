import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { TestimonialsPageContent } from '../../content/page-schemas.ts';
import { useSite } from '../../site/site-context.tsx';
import styles from './Reviews.module.css';

/** Where to read what others wrote elsewhere. */
export function Reviews({ content }: { content: TestimonialsPageContent['reviews'] }) {
  const { site, words } = useSite();
  return (
    <Section ground="page" edge="hill">
      <div className={styles.reviews}>
        <div className="flow">
          <h2>{content.heading}</h2>
          <p className="lede">{content.lede}</p>
        </div>
        <div className={styles.link}>
          <ButtonLink href={site.links.reviews} tone="plain" iconAfter="external" newTab>
            {content.link}
            <span className="hidden-visually">. {words.newTab}.</span>
          </ButtonLink>
          <p className="small" aria-hidden="true">
            {words.newTab}
          </p>
        </div>
      </div>
    </Section>
  );
}
