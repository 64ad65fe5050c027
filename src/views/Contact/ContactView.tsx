import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { LanguageNote } from '../../components/LanguageNote/LanguageNote.tsx';
import { NextSteps } from '../../components/NextSteps/NextSteps.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { splitByPattern } from '../../components/RichText/split-by-pattern.tsx';
import { Section } from '../../components/Section/Section.tsx';
import bench from '../../illustrations/facility-outside.svg';
import type { Loaded } from '../../page-data/get-content.ts';
import type { PageProps } from '../../page-data/load-page.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { TourRequestForm } from '../../tour-request/TourRequestForm.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import styles from './ContactView.module.css';
import { Location } from './Location.tsx';

export function ContactView({ context, content, next, form }: PageProps<'contact'>) {
  return (
    <PageFrame context={context} footerGround="cream" people={bench}>
      <ContactHero content={content.hero} />
      <Section ground="sage" edge="wave">
        <div className={`columns ${styles.columns}`}>
          <div data-screen-only>
            <TourRequestForm content={form} />
          </div>
          <div className={styles.beside}>
            <ContactDetails content={content.details} />
            <NextSteps content={next} />
            <p data-screen-only>
              <RichText>{next.besides}</RichText>
            </p>
          </div>
        </div>
        <ScheduleCard content={content.schedule} />
      </Section>
      <Location content={content.location} />
    </PageFrame>
  );
}

function ContactHero({ content }: { content: Loaded<'contact'>['hero'] }) {
  const { facts } = usePage();
  // The heading may break between the two lines of the logo.
  const [, second] = facts.logoLines;
  const heading = splitByPattern(content.heading, new RegExp(RegExp.escape(second), 'g'), ([text]) => (
    <span className="nowrap">{text}</span>
  ));
  return (
    <PageHero heading={heading} lede={content.lede} picture={content.picture} size="low">
      <div className="cluster" data-hero-buttons data-call-first>
        <CallButton />
        <OpeningStatus hasForm />
      </div>
      <LanguageNote />
    </PageHero>
  );
}

function ScheduleCard({ content }: { content: Loaded<'contact'>['schedule'] }) {
  return (
    <section className={`sheet ${styles.card}`} data-ground="butter" aria-labelledby="schedule" data-screen-only>
      <div className="flow">
        <h2 id="schedule">{content.heading}</h2>
        <p className="lede">
          <RichText>{content.text}</RichText>
        </p>
        <CallButton />
      </div>
      <div>
        <Picture picture={content.picture} loading="lazy" sizes="(min-width: 48rem) 40rem, 100vw" />
      </div>
    </section>
  );
}
