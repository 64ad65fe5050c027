import type { Loaded } from '../../page-data/get-content.ts';
import { tourForm } from '../../page-data/links.ts';
import type { ResolvedPicture } from '../../page-data/resolve-picture.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { CallButton } from '../CallButton/CallButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Section } from '../Section/Section.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { ValleyPicture } from '../ValleyPicture/ValleyPicture.tsx';

interface Props {
  content: Loaded<'guides'>['invitation'];
  /** A photograph of the front door, in place of the drawing and the sentence. */
  door?: ResolvedPicture | undefined;
}

export function VisitInvitation({ content, door }: Props) {
  const picture = door ?? content.picture;
  return (
    <Section ground="butter" screenOnly>
      <div className="media">
        <SectionHead content={door ? { heading: content.heading } : content}>
          <div className="cluster">
            {content.tour && <ButtonLink href={tourForm} tone="primary" label={content.tour} />}
            <CallButton label={content.call} />
          </div>
        </SectionHead>
        {picture.isPhotograph ? (
          <div className="art wide-only">
            <Picture picture={picture} loading="lazy" sizes="(min-width: 69rem) 36rem, 100vw" />
          </div>
        ) : (
          <ValleyPicture {...picture} />
        )}
      </div>
    </Section>
  );
}
