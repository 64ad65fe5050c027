import { Icon } from '../Icon/Icon.tsx';
import styles from './FeatureList.module.css';

export function FeatureList({ features, size = 'normal' }: { features: string[]; size?: 'normal' | 'large' }) {
  return (
    <ul className={styles.list} data-size={size}>
      {features.map((feature) => (
        <li key={feature}>
          <Icon name="check" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
