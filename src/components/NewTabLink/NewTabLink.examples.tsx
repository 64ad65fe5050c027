import { longTitle, longWord } from '../../gallery/samples.ts';
import { NewTabLink } from './NewTabLink.tsx';

export const examples = {
  Directions: <NewTabLink href="https://www.google.com/maps">Get directions</NewTabLink>,
  LongestTitle: <NewTabLink href="https://www.google.com/maps">{longTitle}</NewTabLink>,
  OneLongWord: <NewTabLink href="https://www.google.com/maps">{longWord}</NewTabLink>,
};
