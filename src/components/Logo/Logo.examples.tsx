import { ElsewhereOnSite } from '../../gallery/ElsewhereOnSite.tsx';
import { longWord } from '../../gallery/samples.ts';
import { usePage } from '../../page/page-context.tsx';
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
  const { facts, ui } = usePage();
  const second = 'Centro de cuidados de día para personas mayores';
  return (
    <ElsewhereOnSite
      facts={{ ...facts, logoLines: [longWord, second] }}
      ui={{ ...ui, logoLabel: `${longWord} ${second}: inicio` }}
    >
      <Logo tone="plain" />
    </ElsewhereOnSite>
  );
}
