import { Stars } from './Stars.tsx';

export const examples = {
  InBrackets: <Stars rating={5} length="full" />,
  Bare: <Stars rating={5} length="short" />,
  FourStars: <Stars rating={4} length="full" />,
  OneStar: <Stars rating={1} length="full" />,
};
