import { DayTimeline } from '../../components/DayTimeline/DayTimeline.tsx';
import { PageActions } from '../../components/PageActions/PageActions.tsx';
import { PageFrame } from '../../components/PageFrame/PageFrame.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SideMenu } from '../../components/SideMenu/SideMenu.tsx';
import type { Loaded, LoadedService } from '../../content/load.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Offerings } from './Offerings.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import { ServiceClosing } from './ServiceClosing.tsx';
import styles from './ServiceView.module.css';

interface Props {
  context: PageContext;
  service: LoadedService;
  day?: Loaded<'day'> | undefined;
}

export function ServiceView({ context, service, day }: Props) {
  return (
    <PageFrame context={context} footerGround="page">
      <div className={`wrapper columns ${styles.columns}`}>
        <article className={styles.service}>
          <ServiceBanner service={service} />
          <AtAGlance glance={service.glance} />
          <div className="flow">
            <p className="lede">
              <RichText>{service.lede}</RichText>
            </p>
            <RichText as="p">{service.paragraphs}</RichText>
          </div>
          <Offerings service={service} />
          <PageActions />
          {day && (
            <section id="day" data-screen-only>
              <DayTimeline content={day} size="brief" />
            </section>
          )}
        </article>
        <div className={styles.side} data-screen-only>
          <SideMenu />
        </div>
        <ServiceClosing closing={service.closing} />
      </div>
    </PageFrame>
  );
}
