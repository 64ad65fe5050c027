import type { LoadedService } from '../../content/load.ts';
import styles from './Offerings.module.css';

/** What the service offers, a leaf for each. */
export function Offerings({ offerings }: { offerings: LoadedService['offerings'] }) {
  return (
    <section>
      <h2>{offerings.heading}</h2>
      <ul className={styles.list}>
        {offerings.items.map((offering) => (
          <li key={offering.title}>
            <h3>{offering.title}</h3>
            <p>{offering.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
