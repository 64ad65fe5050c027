import type { Card } from '../../content/shared-schema.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './PaintedIcon.module.css';

type Props = Pick<Card, 'icon' | 'color'> & { size?: 'large' | 'small' };

/** An ink icon with its patch of color slipped to one side, like a print out of register; decoration only. */
export function PaintedIcon({ icon, color, size = 'large' }: Props) {
  return (
    <span className={styles.icon} data-color={color} data-size={size}>
      <Icon name={icon} />
    </span>
  );
}
