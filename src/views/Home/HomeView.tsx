import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import type { TestimonialContent } from '../../content/entry-schemas.ts';
import type { LoadedService } from '../../content/load.ts';
import type { ViewProps } from '../../page/page-context.tsx';
import { Approach } from './Approach.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeTestimonials } from './HomeTestimonials.tsx';
import { Mission } from './Mission.tsx';
import { ServicesOverview } from './ServicesOverview.tsx';
import { WhyUs } from './WhyUs.tsx';

interface Props extends ViewProps<'home'> {
  services: LoadedService[];
  testimonials: TestimonialContent[];
}

export function HomeView({ context, content, services, testimonials }: Props) {
  return (
    <PageFrame context={context} footerGround="warm">
      <HomeHero content={content.hero} />
      <Approach content={content.approach} />
      <Mission content={content.mission} />
      <ServicesOverview content={content.services} services={services} />
      <WhyUs content={content.why} />
      {testimonials.length > 0 && <HomeTestimonials content={content.testimonials} testimonials={testimonials} />}
      <VisitInvitation content={content.invitation} />
    </PageFrame>
  );
}
