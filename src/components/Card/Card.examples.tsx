import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { Card } from './Card.tsx';

function Titled({ tone, title, text }: { tone: 'plain' | 'warm'; title: string; text: string }) {
  return (
    <Card labelledBy="title" tone={tone}>
      <h3 id="title">{title}</h3>
      <p>{text}</p>
    </Card>
  );
}

export const examples = {
  Plain: <Titled tone="plain" title="Get in Touch" text="We respond within 24 hours." />,
  Warm: <Titled tone="warm" title="Schedule a Free Tour" text="Come and see for yourself." />,
  LongestTitle: <Titled tone="plain" title={longTitle} text={longText} />,
  OneLongWord: <Titled tone="plain" title={longWord} text={longWord} />,
};
