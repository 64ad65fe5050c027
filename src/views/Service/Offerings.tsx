import { Icon } from '../../components/Icon/Icon.tsx';
import type { Category } from '../../content/entry-schemas.ts';
import type { LoadedService } from '../../content/load.ts';
import type { IconName } from '../../icons/icon-paths.ts';
import styles from './Offerings.module.css';

const categoryIcons: Record<Category, IconName> = {
  Assessment: 'clipboard',
  Medical: 'stethoscope',
  Wellness: 'apple',
  Therapy: 'dumbbell',
  Support: 'umbrella',
  Activities: 'music',
  Care: 'drop',
};

/** What the service offers, each point behind the sign of its category. */
export function Offerings({ service: { category, offerings } }: { service: LoadedService }) {
  return (
    <section>
      <h2>{offerings.heading}</h2>
      <ul className={styles.list} data-category={category}>
        {offerings.items.map((offering) => (
          <li key={offering.title}>
            <Icon name={categoryIcons[category]} />
            <h3>{offering.title}</h3>
            <p>{offering.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
