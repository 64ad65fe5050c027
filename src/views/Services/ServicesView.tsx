import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import type { LoadedService } from '../../content/load.ts';
import type { ViewProps } from '../../page/page-context.tsx';
import { IsItRightForUs } from './IsItRightForUs.tsx';
import styles from './ServicesView.module.css';

interface Props extends ViewProps<'servicesPage'> {
  services: LoadedService[];
}

export function ServicesView({ context, content, services }: Props) {
  return (
    <PageFrame context={context} footerGround="warm">
      <div className={styles.hero}>
        <PageHero heading={content.hero.heading} lede={content.hero.lede} />
      </div>
      <IsItRightForUs content={content.fit} services={services} />
      <Section ground="quiet" edge="mirrored" id="all">
        <h2 className="hidden-visually">{context.ui.service.menuLabel}</h2>
        <ServiceGrid services={services} />
      </Section>
      <VisitInvitation content={content.invitation} />
    </PageFrame>
  );
}
