import type { Card } from '../../content/shared-schema.ts';
import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { Tiles } from './Tiles.tsx';

const tile: Card = { icon: 'heart', color: 'blush', title: 'Compassionate Care', text: 'Kind words, patient hands.' };

export const examples = {
  InAColumn: <Tiles tiles={[tile]} />,
  InARow: <Tiles tiles={[tile]} layout="row" />,
  LongestTitle: <Tiles tiles={[{ ...tile, title: longTitle, text: longText }]} layout="row" />,
  OneLongWord: <Tiles tiles={[{ ...tile, title: longWord, text: longWord }]} layout="row" />,
};
