import { LastCall } from '../../components/LastCall/LastCall.tsx';
import { SiteFrame } from '../../components/SiteFrame/SiteFrame.tsx';
import type { TestimonialContent } from '../../content/entry-schemas.ts';
import type { LoadedService } from '../../content/load.ts';
import type { HomeContent } from '../../content/page-schemas.ts';
import type { Resolved } from '../../content/pictures.ts';
import type { SiteContextValue } from '../../site/site-context.tsx';
import { Approach } from './Approach.tsx';
import { HomeHero } from './HomeHero.tsx';
import { Mission } from './Mission.tsx';
import { ServicesOverview } from './ServicesOverview.tsx';
import { Voices } from './Voices.tsx';
import { WhyUs } from './WhyUs.tsx';

interface Props {
  context: SiteContextValue;
  content: Resolved<HomeContent>;
  services: LoadedService[];
  testimonials: TestimonialContent[];
}

/** The home page: seven sections from a family's first question to the invitation. */
export function HomeView({ context, content, services, testimonials }: Props) {
  return (
    <SiteFrame context={context} sky="warm">
      <HomeHero content={content.hero} />
      <Approach content={content.approach} />
      <Mission content={content.mission} />
      <ServicesOverview content={content.services} services={services} />
      <WhyUs content={content.why} />
      <Voices content={content.testimonials} testimonials={testimonials} />
      <LastCall content={content.invitation} />
    </SiteFrame>
  );
}
