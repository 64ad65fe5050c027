import { Icon } from '../../components/Icon/Icon.tsx';
import type { LoadedService } from '../../content/load.ts';
import styles from './Offerings.module.css';

export function Offerings({ service: { category, icon, offerings } }: { service: LoadedService }) {
  return (
    <section>
      <h2>{offerings.heading}</h2>
      <ul className={styles.list} data-category={category}>
        {offerings.items.map((offering) => (
          <li key={offering.title}>
            <Icon name={icon} />
            <h3>{offering.title}</h3>
            <p>{offering.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
