import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TestimonialGrid } from '../../components/TestimonialGrid/TestimonialGrid.tsx';
import type { TestimonialContent } from '../../content/entry-schemas.ts';
import type { Loaded } from '../../content/load.ts';
import styles from './HomeTestimonials.module.css';

interface Props {
  content: Loaded<'home'>['testimonials'];
  testimonials: TestimonialContent[];
}

export function HomeTestimonials({ content, testimonials }: Props) {
  return (
    <Section ground="kind" edge="wave">
      <div className={`media ${styles.head}`}>
        <div className="flow">
          <h2>{content.heading}</h2>
          <p className="lede">{content.lede}</p>
        </div>
        <div className={`art ${styles.art}`}>
          <Picture picture={content.picture} loading="lazy" sizes="(min-width: 69rem) 30rem, 100vw" />
        </div>
      </div>
      <TestimonialGrid testimonials={testimonials} length="short" />
      <div className={styles.more}>
        <ButtonLink href="/testimonials" tone="plain" iconAfter="arrow" label={content.more} />
      </div>
    </Section>
  );
}
