import { ClosingBand } from '../../components/ClosingBand/ClosingBand.tsx';
import { Day } from '../../components/Day/Day.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { DayContent } from '../../content/day-schema.ts';
import type { AboutContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { Facility } from './Facility.tsx';
import { Licensing } from './Licensing.tsx';
import { MissionAndValues } from './MissionAndValues.tsx';
import { Story } from './Story.tsx';
import { WhatSetsUsApart } from './WhatSetsUsApart.tsx';

interface Props {
  context: PageContext;
  content: Resolved<AboutContent>;
  /** A day at the center, where somebody has put it into the language of the page. */
  day: Resolved<DayContent> | undefined;
}

/** The about page: who the center is, from its mission to the invitation. */
export function AboutView({ context, content, day }: Props) {
  return (
    <PageFrame context={context} footerGround="page" footerEdge>
      <PageHero {...content.hero} />
      <MissionAndValues mission={content.mission} values={content.values} />
      <Story content={content.story} />
      {day && (
        <Section ground="quiet" edge="wave" id="day">
          <Day content={day} size="full" />
        </Section>
      )}
      <Licensing content={content.licensing} />
      <WhatSetsUsApart content={content.differences} />
      <Facility content={content.facility} />
      <ClosingBand invitation={content.invitation} edge="wave" />
    </PageFrame>
  );
}
