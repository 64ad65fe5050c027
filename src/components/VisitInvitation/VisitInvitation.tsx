import type { Loaded } from '../../page-data/get-content.ts';
import { tourForm } from '../../page-data/links.ts';
import type { ResolvedPicture } from '../../page-data/resolve-picture.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Section } from '../Section/Section.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './VisitInvitation.module.css';

interface Props {
  content: Loaded<'guides'>['invitation'];
  /** A photograph of the front door, in place of the drawing and the sentence. */
  door?: ResolvedPicture | undefined;
  /** The people of its picture sit in the valley of the footer. */
  outside?: boolean;
}

export function VisitInvitation({ content, door, outside }: Props) {
  return (
    <Section ground="butter" screenOnly>
      <div className="media">
        <SectionHead content={door ? { heading: content.heading } : content}>
          <div className="cluster">
            {content.tour && <ButtonLink href={tourForm} tone="primary" label={content.tour} />}
            <CallButton label={content.call} />
          </div>
        </SectionHead>
        <div className={`art ${outside ? styles.outside : 'wide-only'}`}>
          <Picture picture={door ?? content.picture} loading="lazy" sizes="(min-width: 69rem) 36rem, 100vw" />
        </div>
      </div>
    </Section>
  );
}
