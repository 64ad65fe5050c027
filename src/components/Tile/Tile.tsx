import type { Card } from '../../content/shared-schema.ts';
import { PaintedIcon } from '../PaintedIcon/PaintedIcon.tsx';
import styles from './Tile.module.css';

interface Props {
  tile: Card;
  /** `row` keeps the icon beside the words on wide windows too. */
  layout?: 'column' | 'row';
}

/** An icon, a title and a line of text; an item of a list. */
export function Tile({ tile, layout = 'column' }: Props) {
  return (
    <li className={styles.tile} data-layout={layout}>
      <PaintedIcon icon={tile.icon} color={tile.color} />
      <h3>{tile.title}</h3>
      <p>{tile.text}</p>
    </li>
  );
}
