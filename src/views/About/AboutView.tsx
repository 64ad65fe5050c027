import { ClosingBand } from '../../components/ClosingBand/ClosingBand.tsx';
import { DayTimeline } from '../../components/DayTimeline/DayTimeline.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Loaded } from '../../content/load.ts';
import type { ViewProps } from '../../page/page-context.tsx';
import { Facility } from './Facility.tsx';
import { Licensing } from './Licensing.tsx';
import { MissionAndValues } from './MissionAndValues.tsx';
import { Story } from './Story.tsx';
import { WhatSetsUsApart } from './WhatSetsUsApart.tsx';

interface Props extends ViewProps<'about'> {
  day: Loaded<'day'> | undefined;
}

export function AboutView({ context, content, day }: Props) {
  return (
    <PageFrame context={context} footerGround="page" footerEdge>
      <PageHero {...content.hero} />
      <MissionAndValues mission={content.mission} values={content.values} />
      <Story content={content.story} />
      {day && (
        <Section ground="quiet" edge="wave" id="day">
          <DayTimeline content={day} size="full" />
        </Section>
      )}
      <Licensing content={content.licensing} />
      <WhatSetsUsApart content={content.differences} />
      <Facility content={content.facility} />
      <ClosingBand invitation={content.invitation} edge="wave" />
    </PageFrame>
  );
}
