import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SiteFrame } from '../../components/SiteFrame/SiteFrame.tsx';
import { TestimonialGrid } from '../../components/TestimonialGrid/TestimonialGrid.tsx';
import { TourBand } from '../../components/TourBand/TourBand.tsx';
import type { TestimonialContent } from '../../content/entry-schemas.ts';
import type { TestimonialsPageContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import type { SiteContextValue } from '../../site/site-context.tsx';
import { Reviews } from './Reviews.tsx';
import { ShareStory } from './ShareStory.tsx';
import styles from './TestimonialsView.module.css';

interface Props {
  context: SiteContextValue;
  content: Resolved<TestimonialsPageContent>;
  testimonials: TestimonialContent[];
}

/** What families say of the centre. */
export function TestimonialsView({ context, content, testimonials }: Props) {
  return (
    <SiteFrame context={context} sky="warm">
      <PageHero {...content.hero} />
      <Section ground="kind" edge="wave">
        <h2 className={styles.heading}>{content.list.heading}</h2>
        <TestimonialGrid testimonials={testimonials} length="full" />
      </Section>
      <Reviews content={content.reviews} />
      <TourBand invitation={content.invitation} edge="wave" />
      <ShareStory content={content.share} />
    </SiteFrame>
  );
}
