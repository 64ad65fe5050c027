import type { Card } from '../../../content-model/schemas/shared-schema.ts';
import { PaintedIcon } from '../PaintedIcon/PaintedIcon.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './Tiles.module.css';

interface Props {
  tiles: Card[];
  className?: string | undefined;
  /** `row` keeps each icon beside its words on wide windows too. */
  layout?: 'column' | 'row';
}

export function Tiles({ tiles, className, layout = 'column' }: Props) {
  return (
    <ul className={className}>
      {tiles.map(({ icon, color, title, text }) => (
        <li key={title} className={styles.tile} data-layout={layout}>
          <PaintedIcon icon={icon} color={color} />
          <div>
            <h3>{title}</h3>
            <RichText as="p">{text}</RichText>
          </div>
        </li>
      ))}
    </ul>
  );
}
