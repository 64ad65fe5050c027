import type { LoadedService } from '../../page-data/get-content.ts';
import { ServiceCard } from '../ServiceCard/ServiceCard.tsx';
import styles from './ServiceGrid.module.css';

export function ServiceGrid({ services }: { services: LoadedService[] }) {
  return (
    <ul className={styles.grid}>
      {services.map((service) => (
        <ServiceCard key={service.path} service={service} />
      ))}
    </ul>
  );
}
