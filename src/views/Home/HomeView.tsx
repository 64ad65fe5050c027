import { DEFAULT_LANGUAGE } from '../../../shared/language.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { Announcements } from '../../components/DayTimeline/Announcements.tsx';
import { DayHour } from '../../components/DayTimeline/DayHour.tsx';
import { HeadingText } from '../../components/HeadingText/HeadingText.tsx';
import { LanguageNote } from '../../components/LanguageNote/LanguageNote.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaintedIcon } from '../../components/PaintedIcon/PaintedIcon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { Statistics } from '../../components/Statistics/Statistics.tsx';
import { TestimonialGrid } from '../../components/TestimonialGrid/TestimonialGrid.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import { Worries } from '../../components/Worries/Worries.tsx';
import branch from '../../illustrations/branch.svg';
import type { Loaded } from '../../page-data/get-content.ts';
import { tourForm } from '../../page-data/links.ts';
import type { PageProps } from '../../page-data/load-page.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { CheckUs, type Photograph } from './CheckUs.tsx';
import styles from './HomeView.module.css';

export function HomeView({ context, content, services, testimonials, day, photographs, questions }: PageProps<'home'>) {
  return (
    <PageFrame context={context} footerGround="butter">
      <HomeHero content={content.hero} />
      <div className={styles.foot} data-ground="sage" data-edge="wave">
        <div className={`wrapper ${styles.floor}`}>
          <h2 className="heading-m">{content.approach.question}</h2>
          <div className={`art ${styles.leaning}`} data-screen-only>
            <Picture picture={content.approach.picture} loading="lazy" sizes="12rem" />
          </div>
          <Worries worries={content.approach.worries} />
        </div>
      </div>
      <CheckUs content={content.approach.check} questions={questions} nurse={photographs?.nurse} />
      {day && <DayHour day={day} />}
      <Approach content={content.approach} nurse={photographs?.nurse} />
      <Mission content={content.mission} />
      <Section ground="cream">
        <h2>{content.services.heading}</h2>
        <ServiceGrid services={services} />
        {day && <Announcements content={day} withMeals folded />}
      </Section>
      <WhyUs content={content.why} />
      {testimonials.length > 0 && (
        <Section ground="blush">
          <h2>{content.testimonials.heading}</h2>
          <TestimonialGrid testimonials={testimonials} length="short" />
          <div className={styles.more}>
            <ButtonLink href="/testimonials" tone="plain" iconAfter="arrow" label={content.testimonials.more} />
          </div>
        </Section>
      )}
      <VisitInvitation content={content.invitation} door={photographs?.frontDoor?.picture} />
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

interface ApproachProps {
  content: Loaded<'home'>['approach'];
  nurse: Photograph | null | undefined;
}

function Approach({ content, nurse }: ApproachProps) {
  return (
    <Section ground="cream">
      <div className={styles.approach}>
        <h2>
          <HeadingText>{content.heading}</HeadingText>
        </h2>
        <ul className={`fit ${styles.values}`}>
          {content.values.map(({ icon, color, title, text }) => (
            <li key={title}>
              <PaintedIcon icon={icon} color={color} />
              <div>
                <h3>{title}</h3>
                <RichText as="p">{text}</RichText>
              </div>
            </li>
          ))}
        </ul>
        <div className="cluster">
          <CallButton label={content.call} />
          <p className="small">
            <RichText>{content.availability}</RichText>
          </p>
        </div>
        {nurse && <Nurse photograph={nurse} />}
      </div>
    </Section>
  );
}

/** Her caption is a name and a role: "Ana Ruiz, registered nurse". */
function Nurse({ photograph: { picture, caption } }: { photograph: Photograph }) {
  const [name, ...role] = caption.split(', ');
  return (
    <figure className={styles.nurse}>
      <Picture picture={picture} loading="lazy" sizes="(min-width: 60rem) 35rem, 100vw" />
      <figcaption>
        <b>{name}</b> {role.join(', ')}
      </figcaption>
    </figure>
  );
}

function Mission({ content }: { content: Loaded<'home'>['mission'] }) {
  return (
    <Section ground="sage">
      <div className={styles.mission}>
        <h2 className="heading-m">{content.heading}</h2>
        <p className={styles.statement}>{content.statement}</p>
        <RichText as="p">{content.text}</RichText>
        <div className={`art wide-only ${styles.family}`}>
          <Picture picture={content.picture} loading="lazy" sizes="24rem" />
        </div>
      </div>
      <ul className={styles.cares}>
        {content.cards.map(({ title, text, picture }) => (
          <li key={title} className="sheet" data-color={picture.color}>
            <div className={`art wide-only ${styles.close}`}>
              <Picture picture={{ ...picture, alt: '' }} loading="lazy" sizes="9rem" />
            </div>
            <div>
              <h3 className="heading-s">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={`columns ${styles.philosophy}`}>
        <h2 className="heading-m">{content.philosophy.heading}</h2>
        <Points points={content.philosophy.points} className="ruled run-in flow" />
      </div>
    </Section>
  );
}

function WhyUs({ content }: { content: Loaded<'home'>['why'] }) {
  return (
    <Section ground="green">
      <div className={styles.why}>
        <img className={styles.oranges} src={branch.src} width={1200} height={112} alt="" loading="lazy" />
        <h2>{content.heading}</h2>
        <Statistics statistics={content.statistics} large />
        <Points points={content.pillars} className={`ruled fit ${styles.pillars}`} />
        {content.statistics.length > 0 && <p className="small">{content.counted}</p>}
      </div>
    </Section>
  );
}

function Points({ points, className }: { points: Loaded<'home'>['why']['pillars']; className: string }) {
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
