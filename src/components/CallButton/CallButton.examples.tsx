import { longWord } from '../../gallery/samples.ts';
import { CallButton } from './CallButton.tsx';

export function Plain() {
  return <CallButton />;
}

export function Primary() {
  return <CallButton tone="primary" />;
}

export function WordsOfItsOwn() {
  return <CallButton tone="primary" label="Call us Now" />;
}

export function OneLongWord() {
  return <CallButton label={longWord} />;
}
