import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { AskUsBox } from './AskUsBox.tsx';

function Worded({ heading, text }: { heading: string; text: string }) {
  const service = { moreHeading: heading, moreText: text };
  return (
    <ElsewhereOnSite
      with={({ ui }) => ({ ui: { ...ui, service: { ...ui.service, ...service } } })}
      show={<AskUsBox />}
    />
  );
}

export const examples = {
  AsItIs: <AskUsBox />,
  LongestTexts: <Worded heading={longTitle} text={longText} />,
  OneLongWord: <Worded heading={longWord} text={longWord} />,
};
