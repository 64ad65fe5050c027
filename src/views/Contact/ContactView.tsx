import type { ReactNode } from 'react';
import type { NextStepsTexts } from '../../../shared/next-steps-schema.ts';
import { NextSteps } from '../../components/NextSteps/NextSteps.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { ViewProps } from '../../page/page-context.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactHero } from './ContactHero.tsx';
import styles from './ContactView.module.css';
import { Location } from './Location.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';

interface Props extends ViewProps<'contact'> {
  next: NextStepsTexts;
  children: ReactNode;
}

export function ContactView({ context, content, next, children }: Props) {
  return (
    <PageFrame context={context} footerGround="page">
      <ContactHero content={content.hero} />
      <Section ground="calm" edge="wave">
        <div className={`columns ${styles.columns}`}>
          <div className={styles.form} data-screen-only>
            {children}
            <RichText as="p">{next.besides}</RichText>
          </div>
          <div className={styles.beside}>
            <NextSteps content={next} />
            <ContactDetails content={content.details} />
            <ScheduleCard content={content.schedule} />
          </div>
        </div>
      </Section>
      <Location content={content.location} />
    </PageFrame>
  );
}
