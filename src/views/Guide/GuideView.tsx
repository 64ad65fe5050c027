import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { ReferralFacts } from '../../components/ReferralFacts/ReferralFacts.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import type { ViewProps } from '../../page/page-context.tsx';
import { GuideSection } from './GuideSection.tsx';

/** What a referral needs to know of the center. */
const referralFacts = [
  'fax',
  'referralContact',
  'licenseNumber',
  'npi',
  'careLevels',
  'serviceArea',
  'paymentOptions',
  'dailyRate',
  'daysUntilStart',
] as const;

export function GuideView({ context, content }: ViewProps<'guides'>) {
  const { slots } = context.facts;
  const hasFacts = referralFacts.some((name) => slots[name]?.length);
  const sections = content.sections.filter(
    ({ id, paragraphs }) => paragraphs !== null && (hasFacts || id !== content.factsIn),
  );
  return (
    <PageFrame context={context} footerGround="warm">
      <PageHero {...content.hero} framed>
        <div className="cluster">
          <CallButton />
        </div>
        <OpeningStatus />
      </PageHero>
      <Section ground="calm" edge="wave">
        <div className="groups">
          {sections.map((section) => (
            <GuideSection key={section.id} section={section}>
              {section.id === content.factsIn && <ReferralFacts names={referralFacts} />}
            </GuideSection>
          ))}
        </div>
      </Section>
      <VisitInvitation content={content.invitation} />
    </PageFrame>
  );
}
