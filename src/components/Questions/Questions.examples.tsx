import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { Questions } from './Questions.tsx';

const source = { name: 'California Department of Aging', href: 'https://www.aging.ca.gov/', checked: '2026-11-21' };
const usual = [
  { id: 'ride', question: 'Is there a ride?', answers: ['See [transportation](/services/transportation).'] },
  { id: 'day', question: 'What does a day look like?', answers: ['Coffee first.', 'Then something to do.'] },
  { id: 'age', question: 'Do you have to be a senior?', answers: ['No.'], source },
];
const long = [
  { id: 'title', question: longTitle, answers: [longText, longWord] },
  { id: 'word', question: longWord, answers: [longText] },
];

export const examples = {
  Usual: <Questions heading="A Day Here" questions={usual} />,
  OnlyOne: <Questions heading="A Question" questions={usual.slice(0, 1)} />,
  LongWords: <Questions heading={longWord} questions={long} />,
};
