import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { useSite } from '../../site/site-context.tsx';
import { MoreInformation } from './MoreInformation.tsx';

export function OnlyTheOneForThisWindow() {
  return (
    <>
      <MoreInformation place="side" />
      <MoreInformation place="end" />
    </>
  );
}

function Worded({ heading, text }: { heading: string; text: string }) {
  const { words } = useSite();
  const service = { ...words.service, moreHeading: heading, moreText: text };
  return (
    <ElsewhereOnSite words={{ ...words, service }}>
      <OnlyTheOneForThisWindow />
    </ElsewhereOnSite>
  );
}

export function LongestTexts() {
  return <Worded heading={longTitle} text={longText} />;
}

export function OneLongWord() {
  return <Worded heading={longWord} text={longWord} />;
}
