import type { Card } from '../../content/shared-schema.ts';
import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { Tile } from './Tile.tsx';

const tile: Card = { icon: 'heart', color: 'blush', title: 'Compassionate Care', text: 'Kind ui, patient hands.' };

export function Bare() {
  return (
    <ul>
      <Tile tile={tile} />
    </ul>
  );
}

export function OnACard() {
  return (
    <ul>
      <Tile tile={tile} />
    </ul>
  );
}

export function InARow() {
  return (
    <ul>
      <Tile tile={tile} layout="row" />
    </ul>
  );
}

export function LongestTitle() {
  return (
    <ul>
      <Tile tile={{ ...tile, title: longTitle, text: longText }} layout="row" />
    </ul>
  );
}

export function OneLongWord() {
  return (
    <ul>
      <Tile tile={{ ...tile, title: longWord, text: longWord }} layout="row" />
    </ul>
  );
}
