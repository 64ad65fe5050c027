import { longWord } from '../../gallery/samples.ts';
import { CallButton } from './CallButton.tsx';

export const examples = {
  Plain: <CallButton />,
  Primary: <CallButton tone="primary" />,
  WordsOfItsOwn: <CallButton tone="primary" label="Call us Now" />,
  OneLongWord: <CallButton label={longWord} />,
};
