import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { NextSteps } from '../../components/NextSteps/NextSteps.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageProps } from '../../page-data/load-page.ts';
import { PhoneText } from '../../tour-request/PhoneText.tsx';
import { CallTimes } from './CallTimes.tsx';
import styles from './ThankYouView.module.css';

export function ThankYouView({ context, content, next }: PageProps<'thankYou'>) {
  const { thanks } = context.ui.tourRequest;
  return (
    <PageFrame context={context} footerGround="sage" people={content.picture.outside}>
      <div className={styles.hero} data-thanks={`${thanks.received} ${thanks.promise}`}>
        <PageHero heading={content.heading} lede={content.lede} picture={content.picture}>
          <CallTimes {...context} />
          <PhoneText text={thanks.urgent} />
          <div className="cluster" data-hero-buttons>
            <ButtonLink href="/contact.vcf" tone="plain" label={thanks.save} />
            <ButtonLink href="/" tone="plain" label={content.back} />
          </div>
        </PageHero>
      </div>
      <Section ground="sage" edge="wave">
        <NextSteps content={next} hasBegun />
        <p className={styles.besides}>
          <RichText>{next.besides}</RichText>
        </p>
      </Section>
    </PageFrame>
  );
}
