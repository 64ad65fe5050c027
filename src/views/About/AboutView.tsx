import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ClosingBand } from '../../components/ClosingBand/ClosingBand.tsx';
import { Announcements } from '../../components/DayTimeline/Announcements.tsx';
import { DayHour } from '../../components/DayTimeline/DayHour.tsx';
import { FeatureList } from '../../components/FeatureList/FeatureList.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaintedIcon } from '../../components/PaintedIcon/PaintedIcon.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { ReferralFacts } from '../../components/ReferralFacts/ReferralFacts.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { Statistics } from '../../components/Statistics/Statistics.tsx';
import type { Loaded } from '../../page-data/get-content.ts';
import { tourForm } from '../../page-data/links.ts';
import type { PageProps } from '../../page-data/load-page.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './AboutView.module.css';

export function AboutView({ context, content, day }: PageProps<'about'>) {
  return (
    <PageFrame context={context} footerGround="cream" people={content.hero.picture.outside}>
      <PageHero {...content.hero} size="wide">
        <ReferralFacts names={['licenseNumber', 'staff']} />
        <div className="cluster" data-hero-buttons>
          <ButtonLink href={tourForm} tone="primary" label={context.ui.tour} />
        </div>
        <Statistics statistics={content.invitation.statistics} />
      </PageHero>
      <MissionAndValues content={content} />
      <Story content={content.story} />
      {day && <DayHour day={day} whole />}
      {day && <Announcements content={day} alone />}
      <Licensing content={content.licensing} />
      <WhatSetsUsApart content={content.differences} />
      <Facility content={content.facility} />
      <ClosingBand invitation={content.invitation} />
    </PageFrame>
  );
}

function MissionAndValues({ content: { mission, values, facility } }: { content: Loaded<'about'> }) {
  return (
    <Section ground="sage" edge="wave">
      <div className={`columns ${styles.purpose}`}>
        <h2>{mission.heading}</h2>
        <div className={`flow ${styles.mission}`}>
          <p className={styles.statement}>{mission.statement}</p>
          <p className="lede">{mission.text}</p>
        </div>
        <div className={styles.beside}>
          <h2>{values.heading}</h2>
          <div className={`wide-only ${styles.hand}`} data-screen-only>
            <Picture picture={values.picture} loading="lazy" sizes="(min-width: 69rem) 24rem, 100vw" />
          </div>
        </div>
        <ul className={`ruled run-in ${styles.values}`}>
          {values.items.map(({ icon, color, title, text }) => (
            <li key={title}>
              <PaintedIcon icon={icon} color={color} size="stone" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Photographs photographs={facility.photographs} />
    </Section>
  );
}

function Photographs({ photographs }: { photographs: Loaded<'about'>['facility']['photographs'] }) {
  const { nurse, frontDoor, diningTable, van } = photographs;
  const taken = [nurse, frontDoor, diningTable, van].filter((photograph) => photograph !== null);
  if (taken.length === 0) return null;
  return (
    <ul className={`fit ${styles.photographs}`}>
      {taken.map(({ picture, caption }) => (
        <li key={caption}>
          <figure>
            <Picture picture={picture} loading="lazy" sizes="(min-width: 40rem) 24rem, 50vw" />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Story({ content }: { content: Loaded<'about'>['story'] }) {
  return (
    <Section ground="cream">
      <h2>{content.heading}</h2>
      <ol className={styles.parts}>
        {content.parts.map((part) => (
          <li key={part.title}>
            <p className={styles.time}>{part.time}</p>
            <h3>{part.title}</h3>
            <div className={`fit ${styles.paragraphs}`}>
              <RichText as="p">{part.paragraphs}</RichText>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Licensing({ content }: { content: Loaded<'about'>['licensing'] }) {
  const { ui } = usePage();
  return (
    <Section ground="butter">
      {content.items.length > 0 && (
        <>
          <SectionHead content={content} />
          <ul className={`sheet ${styles.licenses}`}>
            {content.items.map(({ icon, color, title, text, proof }) => (
              <li key={title}>
                <PaintedIcon icon={icon} color={color} size="stone" />
                <h3>{title}</h3>
                <div>
                  <RichText as="p">{text}</RichText>{' '}
                  <p className={styles.proof}>
                    <RichText>{proof}</RichText>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <ReferralFacts heading={ui.facts.heading} names={['programHours', 'paymentOptions', 'dailyRate', 'languages']} />
    </Section>
  );
}

function WhatSetsUsApart({ content }: { content: Loaded<'about'>['differences'] }) {
  return (
    <Section ground="cream">
      <h2>{content.heading}</h2>
      <ul className={styles.differences}>
        {content.items.map(({ icon, color, title, text, features }, index) => (
          <li key={title} className={`sheet ${styles.difference}`}>
            {index === 0 && (
              <div className={styles.lead} data-screen-only>
                <Picture picture={content.picture} loading="lazy" sizes="(min-width: 60rem) 50rem, 100vw" />
              </div>
            )}
            <div>
              <PaintedIcon icon={icon} color={color} size="stone" />
              <h3>{title}</h3>
              <p>{text}</p>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Facility({ content }: { content: Loaded<'about'>['facility'] }) {
  return (
    <Section ground="sage">
      <div className={`media ${styles.facility}`}>
        <div className="art">
          <Picture picture={content.picture} loading="lazy" sizes="(min-width: 69rem) 44rem, 100vw" />
        </div>
        <SectionHead content={content}>
          {content.features.length > 0 && <FeatureList features={content.features} />}
        </SectionHead>
      </div>
    </Section>
  );
}
