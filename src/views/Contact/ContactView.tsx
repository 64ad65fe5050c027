import type { ReactNode } from 'react';
import { Section } from '../../components/Section/Section.tsx';
import { SiteFrame } from '../../components/SiteFrame/SiteFrame.tsx';
import type { ContactContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import type { SiteContextValue } from '../../site/site-context.tsx';
import { ContactHero } from './ContactHero.tsx';
import styles from './ContactView.module.css';
import { Location } from './Location.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Reach } from './Reach.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';

interface Props {
  context: SiteContextValue;
  content: Resolved<ContactContent>;
  /** The tour request form. */
  children: ReactNode;
}

/** Every way to the centre. */
export function ContactView({ context, content, children }: Props) {
  return (
    <SiteFrame context={context} sky="page">
      <ContactHero content={content.hero} />
      <Section ground="calm" edge="wave">
        <div className={styles.columns}>
          <div className={styles.reach}>
            <Reach content={content.reach} />
            <ScheduleCard content={content.schedule} />
          </div>
          <div className={styles.form} data-screen-only>
            {children}
          </div>
          <NextSteps content={content.next} />
        </div>
      </Section>
      <Location content={content.location} />
    </SiteFrame>
  );
}
