import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { VisitInvitation } from '../../components/VisitInvitation/VisitInvitation.tsx';
import type { LoadedService } from '../../content/load.ts';
import type { ViewProps } from '../../page/page-context.tsx';
import { IsItRightForUs } from './IsItRightForUs.tsx';
import styles from './ServicesView.module.css';
import { Worries } from './Worries.tsx';

interface Props extends ViewProps<'servicesPage'> {
  services: LoadedService[];
}

export function ServicesView({ context, content, services }: Props) {
  return (
    <PageFrame context={context} footerGround="warm">
      <div className={`wrapper ${styles.hero}`}>
        <div className="flow">
          <h1>{content.hero.heading}</h1>
          <p className="lede">
            <RichText>{content.hero.lede}</RichText>
          </p>
        </div>
        <Worries worries={content.hero.worries} />
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
