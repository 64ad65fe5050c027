import { longWord } from '../../gallery/samples.ts';
import { RichText } from './RichText.tsx';

export const examples = {
  WithoutLinks: <RichText as="p">Plain words, with [brackets] and (parentheses) that are no link.</RichText>,
  LinksAmongWords: (
    <RichText as="p">
      Ask about [transportation](/services/transportation), [write to us](mailto:hello@example.org) or
      [call](tel:+15595550142).
    </RichText>
  ),
  OneLongWord: <RichText as="p">{`See [${longWord}](/contact), please.`}</RichText>,
};
