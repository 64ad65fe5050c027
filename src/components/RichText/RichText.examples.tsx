import { longWord } from '../../gallery/samples.ts';
import { RichText } from './RichText.tsx';

export function WithoutLinks() {
  return (
    <p>
      <RichText>Plain words, with [brackets] and (parentheses) that are no link.</RichText>
    </p>
  );
}

export function LinksAmongWords() {
  return (
    <p>
      <RichText>
        {
          'Ask about [transportation](/services/transportation), [write to us](mailto:hello@example.org) or [call](tel:+15595550142).'
        }
      </RichText>
    </p>
  );
}

export function OneLongWord() {
  return (
    <p>
      <RichText>{`See [${longWord}](/contact), please.`}</RichText>
    </p>
  );
}
