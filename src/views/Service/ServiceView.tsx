import { MoreInformation } from '../../components/MoreInformation/MoreInformation.tsx';
import { SideMenu } from '../../components/SideMenu/SideMenu.tsx';
import { SiteFrame } from '../../components/SiteFrame/SiteFrame.tsx';
import type { LoadedService } from '../../content/load.ts';
import type { SiteContextValue } from '../../site/site-context.tsx';
import { Offerings } from './Offerings.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import { ServiceClosing } from './ServiceClosing.tsx';
import { ServiceIntro } from './ServiceIntro.tsx';
import styles from './ServiceView.module.css';

/** One service, beside the menu of all services. */
export function ServiceView({ context, service }: { context: SiteContextValue; service: LoadedService }) {
  return (
    <SiteFrame context={context} sky="page">
      <div className={`wrapper ${styles.columns}`}>
        <SideMenu />
        <div className={styles.service}>
          <ServiceBanner service={service} />
          <ServiceIntro service={service} />
          <Offerings offerings={service.offerings} />
          <ServiceClosing closing={service.closing} />
        </div>
        <MoreInformation place="end" />
      </div>
    </SiteFrame>
  );
}
