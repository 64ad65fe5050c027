import type { TestimonialContent } from '../../../shared/content/schemas/entry-schemas.ts';
import type { Statistic } from '../../../shared/content/schemas/shared-schema.ts';
import { DEFAULT_LANGUAGE } from '../../../shared/language.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { DayPanels } from '../../components/DayTimeline/DayPanels.tsx';
import { Announcements } from '../../components/DayTimeline/DayTimeline.tsx';
import { HeadingText } from '../../components/HeadingText/HeadingText.tsx';
import { LanguageNote } from '../../components/LanguageNote/LanguageNote.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { Photographs } from '../../components/Photographs/Photographs.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { ReferralFacts } from '../../components/ReferralFacts/ReferralFacts.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { Statistics } from '../../components/Statistics/Statistics.tsx';
import { TestimonialGrid } from '../../components/TestimonialGrid/TestimonialGrid.tsx';
import { Tiles } from '../../components/Tiles/Tiles.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import { Worries } from '../../components/Worries/Worries.tsx';
import type { Loaded, LoadedService } from '../../content/get-content.ts';
import { tourForm } from '../../site/links.ts';
import { usePage, type ViewProps } from '../../site/page-context.tsx';
import styles from './HomeView.module.css';

interface Props extends ViewProps<'home'> {
  services: LoadedService[];
  testimonials: TestimonialContent[];
  day: Loaded<'day'> | undefined;
  photographs: Loaded<'about'>['facility']['photographs'] | undefined;
}

export function HomeView({ context, content, services, testimonials, day, photographs }: Props) {
  return (
    <PageFrame context={context} footerGround="warm">
      <HomeHero content={content.hero} />
      <Approach content={content.approach} statistics={content.why.statistics.slice(0, 2)} photographs={photographs} />
      <Mission content={content.mission} />
      <ServicesOverview content={content.services} services={services} day={day} />
      <WhyUs content={content.why} />
      {testimonials.length > 0 && <HomeTestimonials content={content.testimonials} testimonials={testimonials} />}
      <VisitInvitation content={content.invitation} />
    </PageFrame>
  );
}

function HomeHero({ content }: { content: Loaded<'home'>['hero'] }) {
  const { language } = usePage();
  const beforeHighlight = content.heading.slice(0, -content.headingHighlight.length);
  return (
    <PageHero
      heading={
        <>
          {beforeHighlight}
          <span className={styles.highlight}>
            {content.headingHighlight}
            <svg viewBox="0 0 300 20" width="300" height="20" preserveAspectRatio="none" aria-hidden="true">
              <path d="M4 13C60 5 120 4 168 8s96 6 128-1" />
            </svg>
          </span>
        </>
      }
      lede={content.lede}
      picture={content.picture}
    >
      <div className="cluster" data-hero-buttons>
        <ButtonLink href={tourForm} tone="primary" label={content.tour} />
        <CallButton />
      </div>
      <OpeningStatus />
      {language !== DEFAULT_LANGUAGE && <LanguageNote />}
    </PageHero>
  );
}

interface ApproachProps extends Pick<Props, 'photographs'> {
  content: Loaded<'home'>['approach'];
  statistics: Statistic[];
}

function Approach({ content, statistics, photographs }: ApproachProps) {
  return (
    <Section ground="calm" edge="wave">
      <div className="flow">
        <h2>
          <HeadingText>{content.heading}</HeadingText>
        </h2>
        <Worries worries={content.worries} />
      </div>
      <div className={`columns ${styles.sides}`}>
        <div className="flow">
          <Statistics statistics={statistics} />
          <ReferralFacts names={['licenseNumber', 'staff']} />
          <RichText as="p">{content.text}</RichText>
          <div className={`cluster ${styles.call}`}>
            <CallButton label={content.call} />
            <p className="small">
              <RichText>{content.availability}</RichText>
            </p>
          </div>
        </div>
        <Tiles tiles={content.values} className={styles.values} layout="row" />
      </div>
      {photographs && <Photographs photographs={photographs} />}
    </Section>
  );
}

function Mission({ content }: { content: Loaded<'home'>['mission'] }) {
  return (
    <Section ground="page" edge="mirrored">
      <div className={`media ${styles.media}`}>
        <div className={`art ${styles.art}`}>
          <Picture picture={content.picture} loading="lazy" sizes="(min-width: 69rem) 40rem, 100vw" />
        </div>
        <div className="flow">
          <h2>{content.heading}</h2>
          <p className={styles.statement}>{content.statement}</p>
          <RichText as="p">{content.text}</RichText>
        </div>
      </div>
      <div className={styles.virtues}>
        <Points points={content.cards} className={`sheet ${styles.cards}`} />
        <div>
          <h2 className="heading-m">{content.philosophy.heading}</h2>
          <Points points={content.philosophy.points} className={styles.points} />
        </div>
      </div>
    </Section>
  );
}

function ServicesOverview({
  content,
  services,
  day,
}: Pick<Props, 'services' | 'day'> & { content: Loaded<'home'>['services'] }) {
  return (
    <Section ground="page">
      <div className={styles.intro}>
        <SectionHead content={content} />
      </div>
      <ServiceGrid services={services} />
      {day && (
        <div className={styles.day} data-screen-only>
          <div className={styles.dayHead}>
            <h2 className="heading-m">{day.heading}</h2>
            <PageLink to="/about#day" className="touch-target">
              {day.link}
            </PageLink>
          </div>
          <DayPanels day={day} brief />
          <Announcements content={day} names={['menu']} />
        </div>
      )}
    </Section>
  );
}

function WhyUs({ content }: { content: Loaded<'home'>['why'] }) {
  return (
    <Section ground="deep" edge="mirrored">
      <div className="columns">
        <SectionHead content={content} />
        <Statistics statistics={content.statistics} />
      </div>
      <Points points={content.pillars} className={`ruled ${styles.pillars}`} />
    </Section>
  );
}

function HomeTestimonials({
  content,
  testimonials,
}: Pick<Props, 'testimonials'> & { content: Loaded<'home'>['testimonials'] }) {
  return (
    <Section ground="warm" edge="wave">
      <div className="media">
        <SectionHead content={content} />
        <div className={`art wide-only ${styles.voicesArt}`}>
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

function Points({ points, className }: { points: Loaded<'home'>['why']['pillars']; className: string | undefined }) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}
