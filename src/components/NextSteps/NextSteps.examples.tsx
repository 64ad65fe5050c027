import { longText, longWord } from '../../gallery/samples.ts';
import { NextSteps } from './NextSteps.tsx';

export function Usual() {
  return (
    <NextSteps
      content={{
        heading: 'What happens next',
        steps: ['You call.', 'We answer.'],
        besides: 'See [the list](/tour-checklist).',
      }}
    />
  );
}

export function LongWords() {
  return <NextSteps content={{ heading: longWord, steps: [longText, longWord], besides: longText }} />;
}
