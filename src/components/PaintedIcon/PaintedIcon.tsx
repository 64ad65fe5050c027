import type { Card } from '../../../content-model/schemas/shared-schema.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './PaintedIcon.module.css';

/** `stone` is small, on a stone in its color. */
type Props = Pick<Card, 'icon' | 'color'> & { size?: 'large' | 'small' | 'stone' };

export function PaintedIcon({ icon, color, size = 'large' }: Props) {
  return (
    <span className={styles.icon} data-color={color} data-size={size}>
      <Icon name={icon} />
    </span>
  );
}
