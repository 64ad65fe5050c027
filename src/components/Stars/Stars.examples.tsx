import { Stars } from './Stars.tsx';

export function InBrackets() {
  return <Stars figures="(5.0)" />;
}

export function Bare() {
  return <Stars figures="5.0" />;
}
