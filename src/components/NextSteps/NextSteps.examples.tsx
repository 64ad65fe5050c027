import { longText, longWord } from '../../gallery/samples.ts';
import { NextSteps } from './NextSteps.tsx';

const usual = {
  heading: 'What happens next',
  steps: ['You call.', 'We answer.'],
  besides: 'See [the list](/tour-checklist).',
};

export const examples = {
  Usual: <NextSteps content={usual} />,
  LongWords: <NextSteps content={{ heading: longWord, steps: [longText, longWord], besides: longText }} />,
};
