import type { ReactNode } from 'react';
import { CallButton } from '../../components/CallButton/CallButton.tsx';
import { OpenLine } from '../../components/OpenLine/OpenLine.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SiteFrame } from '../../components/SiteFrame/SiteFrame.tsx';
import type { SiteContextValue } from '../../site/site-context.tsx';
import styles from './ProblemView.module.css';
import { tokens } from './template.tsx';

interface Props {
  context: SiteContextValue;
  /** The form with what was typed. */
  children: ReactNode;
}

/** The answer to a tour request that could not be taken, with everything typed still in the form. */
export function ProblemView({ context, children }: Props) {
  return (
    <SiteFrame context={context} sky="calm">
      <div className={styles.words}>
        <PageHero heading={tokens.heading} lede={tokens.explanation}>
          <div className="cluster">
            <CallButton tone="primary" />
          </div>
          <OpenLine />
        </PageHero>
      </div>
      <Section ground="calm" edge="wave" flush>
        <div className={styles.form}>{children}</div>
      </Section>
    </SiteFrame>
  );
}
