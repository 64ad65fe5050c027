import { Stars } from './Stars.tsx';

export function InBrackets() {
  return <Stars rating={5} length="full" />;
}

export function Bare() {
  return <Stars rating={5} length="short" />;
}

export function FourStars() {
  return <Stars rating={4} length="full" />;
}

export function OneStar() {
  return <Stars rating={1} length="full" />;
}
