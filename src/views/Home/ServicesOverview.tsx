import { Section } from '../../components/Section/Section.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import type { Loaded, LoadedService } from '../../content/load.ts';
import styles from './ServicesOverview.module.css';

export function ServicesOverview({
  content,
  services,
}: {
  content: Loaded<'home'>['services'];
  services: LoadedService[];
}) {
  return (
    <Section ground="quiet" edge="wave">
      <div className={`flow ${styles.head}`}>
        <h2>{content.heading}</h2>
        <p className="lede">{content.lede}</p>
      </div>
      <ServiceGrid services={services} />
    </Section>
  );
}
