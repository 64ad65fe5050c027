import { longTitle, longWord } from '../../gallery/samples.ts';
import { NewTabLink } from './NewTabLink.tsx';

export function Directions() {
  return <NewTabLink href="https://www.google.com/maps">Get directions</NewTabLink>;
}

export function LongestTitle() {
  return <NewTabLink href="https://www.google.com/maps">{longTitle}</NewTabLink>;
}

export function OneLongWord() {
  return <NewTabLink href="https://www.google.com/maps">{longWord}</NewTabLink>;
}
