import type { ReactNode } from 'react';
import type { GuideSectionContent, PlaceContent } from '../../../content-model/schemas/answer-schemas.ts';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { CheckList } from '../../components/CheckList/CheckList.tsx';
import { DatedTexts } from '../../components/DatedTexts/DatedTexts.tsx';
import { DayPanels } from '../../components/DayTimeline/DayPanels.tsx';
import { FeatureList } from '../../components/FeatureList/FeatureList.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { PrintButton } from '../../components/PrintButton/PrintButton.tsx';
import { ReferralFacts } from '../../components/ReferralFacts/ReferralFacts.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SourceNote } from '../../components/SourceNote/SourceNote.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import type { PageProps } from '../../page-data/load-page.ts';
import { usePage } from '../../page-data/page-context.tsx';
import styles from './GuideView.module.css';

const referralFacts = ['licenseNumber', 'programHours', 'plans', 'paymentOptions', 'dailyRate'] as const;

export function GuideView({ context, content, day }: PageProps<'guides'>) {
  const { optional } = context.facts;
  const hasFacts = referralFacts.some((name) => optional[name]?.length);
  const sections = content.sections.filter(
    ({ id, hidden, paragraphs }) => !hidden && (id !== content.factsIn || hasFacts || paragraphs),
  );
  return (
    <PageFrame context={context} footerGround="butter">
      <PageHero {...content.hero} size="close">
        <div className="cluster" data-hero-buttons>
          <CallButton />
          {content.printable && <PrintButton />}
        </div>
        <OpeningStatus />
      </PageHero>
      <Section ground="sage" edge="wave">
        <div className="groups">
          {sections.map((section) => (
            <GuideSection key={section.id} section={section} page={content}>
              {section.id === content.factsIn && <ReferralFacts names={referralFacts} />}
              {section.showsDay && day && <DayPanels day={day} brief />}
            </GuideSection>
          ))}
        </div>
      </Section>
      <VisitInvitation content={content.invitation} />
    </PageFrame>
  );
}

interface GuideSectionProps {
  section: GuideSectionContent;
  page: Pick<PageProps<'guides'>['content'], 'printable' | 'forProfessionals'>;
  children: ReactNode;
}

const inOrder = (steps: string[]) => (
  <ol className={`steps ${styles.steps}`}>
    <RichText as="li">{steps}</RichText>
  </ol>
);

function GuideSection({ section, page, children }: GuideSectionProps) {
  const { id, heading, paragraphs, quotes, steps, lists, places, after } = section;
  const { paths } = usePage();
  const links = section.links?.filter(({ path }) => paths.includes(path)) ?? [];
  return (
    <section className={`columns ${styles.section}`} id={id}>
      <h2 className="heading-m">{heading}</h2>
      <div className="flow">
        {paragraphs && (
          <div className={styles.paragraphs}>
            <RichText as="p">{paragraphs}</RichText>
          </div>
        )}
        {quotes && (
          <div className={styles.spoken}>
            <RichText as="p">{quotes}</RichText>
          </div>
        )}
        {children}
        {steps && (
          <DatedTexts texts={steps} forProfessionals={page.forProfessionals}>
            {inOrder}
          </DatedTexts>
        )}
        {lists && (
          <div className={`fit ${styles.lists}`}>
            {lists.map((list) => (
              <div key={list.heading}>
                <h3>{list.heading}</h3>
                {page.printable ? <CheckList items={list.items} /> : <FeatureList features={list.items} />}
              </div>
            ))}
          </div>
        )}
        {links.length > 0 && (
          <ul className={`link-list ${styles.links}`}>
            {links.map(({ path, text }) => (
              <li key={path}>
                <PageLink to={path}>{text}</PageLink>
              </li>
            ))}
          </ul>
        )}
        {places && <ResourceList places={places} />}
        {after && <RichText as="p">{after}</RichText>}
      </div>
    </section>
  );
}

function ResourceList({ places }: { places: PlaceContent[] }) {
  return (
    <ul className={`ruled ${styles.places}`}>
      {places.map(({ name, text, phone, source }) => (
        <li key={name}>
          <h3 className="heading-s">{name}</h3>
          <RichText as="p">{text}</RichText>
          {phone && (
            <p className={`touch-targets ${styles.phone}`}>
              <a href={`tel:+${phone.replaceAll('-', '')}`}>{phone}</a>
            </p>
          )}
          <SourceNote source={source} />
        </li>
      ))}
    </ul>
  );
}
