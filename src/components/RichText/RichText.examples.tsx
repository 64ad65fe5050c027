import { longWord } from '../../gallery/samples.ts';
import { RichText } from './RichText.tsx';

function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <RichText>{text}</RichText>
    </p>
  );
}

export const examples = {
  WithoutLinks: <Paragraph text="Plain words, with [brackets] and (parentheses) that are no link." />,
  LinksAmongWords: (
    <Paragraph text="Ask about [transportation](/services/transportation), [write to us](mailto:hello@example.org) or [call](tel:+15595550142)." />
  ),
  OneLongWord: <Paragraph text={`See [${longWord}](/contact), please.`} />,
};
