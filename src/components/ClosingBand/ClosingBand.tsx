import type { Loaded } from '../../page-data/get-content.ts';
import { tourForm } from '../../page-data/links.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Section } from '../Section/Section.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { Statistics } from '../Statistics/Statistics.tsx';
import styles from './ClosingBand.module.css';

export function ClosingBand({ invitation }: { invitation: Loaded<'about'>['invitation'] }) {
  return (
    <Section ground="green" screenOnly>
      <div className={`columns ${styles.band}`}>
        <SectionHead content={invitation} />
        <div className={`flow ${styles.ways}`}>
          <div className="cluster">
            <ButtonLink href={tourForm} tone="primary" label={invitation.tour} />
            <CallButton />
          </div>
          <Statistics statistics={invitation.statistics} />
        </div>
      </div>
    </Section>
  );
}
