import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { usePage } from '../../page/page-context.tsx';
import { AskUsBox } from './AskUsBox.tsx';

export function AsItIs() {
  return <AskUsBox />;
}

function Worded({ heading, text }: { heading: string; text: string }) {
  const { ui } = usePage();
  const service = { ...ui.service, moreHeading: heading, moreText: text };
  return (
    <ElsewhereOnSite ui={{ ...ui, service }}>
      <AskUsBox />
    </ElsewhereOnSite>
  );
}

export function LongestTexts() {
  return <Worded heading={longTitle} text={longText} />;
}

export function OneLongWord() {
  return <Worded heading={longWord} text={longWord} />;
}
