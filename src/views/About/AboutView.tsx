import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { SiteFrame } from '../../components/SiteFrame/SiteFrame.tsx';
import { TourBand } from '../../components/TourBand/TourBand.tsx';
import type { AboutContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import type { SiteContextValue } from '../../site/site-context.tsx';
import { Difference } from './Difference.tsx';
import { Facility } from './Facility.tsx';
import { Licensing } from './Licensing.tsx';
import { Purpose } from './Purpose.tsx';
import { Story } from './Story.tsx';

/** The about page: who the centre is, from its mission to the invitation. */
export function AboutView({ context, content }: { context: SiteContextValue; content: Resolved<AboutContent> }) {
  return (
    <SiteFrame context={context} sky="page" skyEdge>
      <PageHero {...content.hero} />
      <Purpose mission={content.mission} values={content.values} />
      <Story content={content.story} />
      <Licensing content={content.licensing} />
      <Difference content={content.apart} />
      <Facility content={content.facility} />
      <TourBand invitation={content.invitation} edge="hill" />
    </SiteFrame>
  );
}
