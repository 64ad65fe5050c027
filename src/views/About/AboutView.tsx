import { ClosingBand } from '../../components/ClosingBand/ClosingBand.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import type { AboutContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { Facility } from './Facility.tsx';
import { Licensing } from './Licensing.tsx';
import { MissionAndValues } from './MissionAndValues.tsx';
import { Story } from './Story.tsx';
import { WhatSetsUsApart } from './WhatSetsUsApart.tsx';

/** The about page: who the center is, from its mission to the invitation. */
export function AboutView({ context, content }: { context: PageContext; content: Resolved<AboutContent> }) {
  return (
    <PageFrame context={context} footerGround="page" footerEdge>
      <PageHero {...content.hero} />
      <MissionAndValues mission={content.mission} values={content.values} />
      <Story content={content.story} />
      <Licensing content={content.licensing} />
      <WhatSetsUsApart content={content.differences} />
      <Facility content={content.facility} />
      <ClosingBand invitation={content.invitation} edge="hill" />
    </PageFrame>
  );
}
