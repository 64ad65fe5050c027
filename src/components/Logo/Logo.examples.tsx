import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import type { PageContext } from '../../page/page-context.tsx';
import { Section } from '../Section/Section.tsx';
import { Logo } from './Logo.tsx';

function longName({ facts, ui }: PageContext): Partial<PageContext> {
  const second = 'Centro de cuidados de día para personas mayores';
  return {
    facts: { ...facts, logoLines: [longWord, second] },
    ui: { ...ui, logoLabel: `${longWord} ${second}: inicio` },
  };
}

export const examples = {
  Plain: <Logo tone="plain" />,
  OnDeepGreen: (
    <Section ground="deep">
      <Logo tone="inverse" />
    </Section>
  ),
  LongName: <ElsewhereOnSite with={longName} show={<Logo tone="plain" />} />,
};
