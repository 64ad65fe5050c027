import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { Questions } from './Questions.tsx';

const lede = 'Is yours not here? Call us and ask.';

export function Usual() {
  return (
    <Questions
      heading="Questions Families Ask"
      lede={lede}
      questions={[
        { question: 'Is there a ride?', answers: ['Ask us about [transportation](/services/transportation).'] },
        { question: 'What does a day look like?', answers: ['Breakfast first.', 'Then something to do.'] },
      ]}
    />
  );
}

export function OnlyOne() {
  return (
    <Questions heading="A Question" lede={lede} questions={[{ question: 'Is there a ride?', answers: ['Ask us.'] }]} />
  );
}

export function LongWords() {
  return (
    <Questions
      heading={longWord}
      lede={longText}
      questions={[
        { question: longTitle, answers: [longText, longWord] },
        { question: longWord, answers: [longText] },
      ]}
    />
  );
}
