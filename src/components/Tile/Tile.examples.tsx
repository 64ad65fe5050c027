import type { Card } from '../../content/shared-schema.ts';
import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { Tile } from './Tile.tsx';

export const place = 'list';

const tile: Card = { icon: 'heart', color: 'blush', title: 'Compassionate Care', text: 'Kind words, patient hands.' };

export const examples = {
  InAColumn: <Tile tile={tile} />,
  InARow: <Tile tile={tile} layout="row" />,
  LongestTitle: <Tile tile={{ ...tile, title: longTitle, text: longText }} layout="row" />,
  OneLongWord: <Tile tile={{ ...tile, title: longWord, text: longWord }} layout="row" />,
};
