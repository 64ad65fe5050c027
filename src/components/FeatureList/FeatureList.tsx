import { Icon } from '../Icon/Icon.tsx';
import styles from './FeatureList.module.css';

export function FeatureList({ features }: { features: string[] }) {
  return (
    <ul className={styles.list}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
