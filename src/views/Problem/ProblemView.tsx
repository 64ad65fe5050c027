import type { ReactNode } from 'react';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { OpeningStatus } from '../../components/OpeningStatus/OpeningStatus.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext } from '../../page/page-context.tsx';
import { slot } from '../../page/template.tsx';
import styles from './ProblemView.module.css';

interface Props {
  context: PageContext;
  children: ReactNode;
}

export function ProblemView({ context, children }: Props) {
  return (
    <PageFrame context={context} footerGround="calm">
      <div className={styles.text}>
        <PageHero heading={slot('heading')} lede={slot('explanation')} size="low">
          <div className="cluster" data-hero-buttons>
            <CallButton tone="primary" />
          </div>
          <OpeningStatus />
        </PageHero>
      </div>
      <Section ground="calm" edge="wave" flush>
        <div className={styles.form}>{children}</div>
      </Section>
    </PageFrame>
  );
}
