import { ClosingBand } from '../../components/ClosingBand/ClosingBand.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TestimonialGrid } from '../../components/TestimonialGrid/TestimonialGrid.tsx';
import type { TestimonialContent } from '../../content/entry-schemas.ts';
import type { ViewProps } from '../../page/page-context.tsx';
import { Reviews } from './Reviews.tsx';
import { ShareStory } from './ShareStory.tsx';

interface Props extends ViewProps<'testimonialsPage'> {
  testimonials: TestimonialContent[];
}

export function TestimonialsView({ context, content, testimonials }: Props) {
  return (
    <PageFrame context={context} footerGround="warm">
      <PageHero {...content.hero} />
      {testimonials.length > 0 && (
        <Section ground="kind" edge="wave">
          <h2>{content.list.heading}</h2>
          <TestimonialGrid testimonials={testimonials} length="full" />
        </Section>
      )}
      <Reviews content={content.reviews} />
      <ClosingBand invitation={content.invitation} edge="wave" />
      <ShareStory content={content.share} />
    </PageFrame>
  );
}
