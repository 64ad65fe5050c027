import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import { useSite } from '../../site/site-context.tsx';
import { Section } from '../Section/Section.tsx';
import { Logo } from './Logo.tsx';

export function Plain() {
  return <Logo tone="plain" />;
}

export function OnDeepGreen() {
  return (
    <Section ground="deep">
      <Logo tone="inverse" />
    </Section>
  );
}

export function LongName() {
  const { site, words } = useSite();
  const second = 'Centro de cuidados de día para personas mayores';
  return (
    <ElsewhereOnSite
      site={{ ...site, logoLines: [longWord, second] }}
      words={{ ...words, logoLabel: `${longWord} ${second}: inicio` }}
    >
      <Logo tone="plain" />
    </ElsewhereOnSite>
  );
}
