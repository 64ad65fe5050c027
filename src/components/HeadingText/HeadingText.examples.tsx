import { longTitle, longWord } from '../../gallery/samples.ts';
import { HeadingText } from './HeadingText.tsx';

function Heading({ text }: { text: string }) {
  return (
    <h3>
      <HeadingText>{text}</HeadingText>
    </h3>
  );
}

export const examples = {
  WordsThatStayWhole: (
    <Heading text="Experience the Difference – Your Well-Being Starts with a Multi-Disciplinary Team" />
  ),
  LongestTitle: <Heading text={longTitle} />,
  OneLongWord: <Heading text={longWord} />,
  LongWordsWithAHyphen: <Heading text={`${longWord}-${longWord}`} />,
};
