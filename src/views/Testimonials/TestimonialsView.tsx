import type { HeadingTexts } from '../../../content-model/schemas/shared-schema.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ClosingBand } from '../../components/ClosingBand/ClosingBand.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { TestimonialGrid } from '../../components/TestimonialGrid/TestimonialGrid.tsx';
import type { Loaded } from '../../page-data/get-content.ts';
import { tourForm } from '../../page-data/links.ts';
import type { PageProps } from '../../page-data/load-page.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './TestimonialsView.module.css';

export function TestimonialsView({ context, content, testimonials }: PageProps<'testimonialsPage'>) {
  return (
    <PageFrame context={context} footerGround="butter" people={content.hero.picture.outside}>
      <PageHero {...content.hero}>
        <div className="cluster" data-hero-buttons>
          <ButtonLink href={tourForm} tone="primary" label={context.ui.tour} />
        </div>
      </PageHero>
      {testimonials.length > 0 && (
        <Section ground="blush" edge="wave">
          <h2>{content.list.heading}</h2>
          <TestimonialGrid testimonials={testimonials} length="full" />
        </Section>
      )}
      <Reviews content={content.reviews} />
      <ClosingBand invitation={content.invitation} />
      <ShareStory content={content.share} />
    </PageFrame>
  );
}

function Reviews({ content }: { content: Loaded<'testimonialsPage'>['reviews'] }) {
  const { facts, ui } = usePage();
  const label = (
    <>
      {content.link}
      <span className="hidden-visually">. {ui.newTab}.</span>
    </>
  );
  return (
    <Section ground="cream">
      <div className={`columns ${styles.reviews}`}>
        <SectionHead content={content} />
        <div className="flow" data-screen-only>
          <ButtonLink href={facts.links.reviews} tone="plain" iconAfter="external" newTab label={label} />
          <p className="small" aria-hidden="true">
            {ui.newTab}
          </p>
        </div>
      </div>
    </Section>
  );
}

function ShareStory({ content }: { content: HeadingTexts }) {
  return (
    <Section ground="butter">
      <div className="columns">
        <h2>{content.heading}</h2>
        <p className="lede">
          <RichText>{content.lede}</RichText>
        </p>
      </div>
    </Section>
  );
}
