import { longTitle, longWord } from '../../gallery/samples.ts';
import { HeadingText } from './HeadingText.tsx';

export function WordsThatStayWhole() {
  return (
    <h3>
      <HeadingText>Experience the Difference – Your Well-Being Starts with a Multi-Disciplinary Team</HeadingText>
    </h3>
  );
}

export function LongestTitle() {
  return (
    <h3>
      <HeadingText>{longTitle}</HeadingText>
    </h3>
  );
}

export function OneLongWord() {
  return (
    <h3>
      <HeadingText>{longWord}</HeadingText>
    </h3>
  );
}

export function LongWordsWithAHyphen() {
  return (
    <h3>
      <HeadingText>{`${longWord}-${longWord}`}</HeadingText>
    </h3>
  );
}
