import type { Statistic } from '../../content/shared-schema.ts';
import { longWord } from '../../gallery/samples.ts';
import { Section } from '../Section/Section.tsx';
import { Statistics } from './Statistics.tsx';

export const place = 'window';

const usual = [
  { figure: '22+', label: 'years in Fresno' },
  { figure: '500+', label: 'families served' },
  { figure: '98%', label: 'satisfaction rate' },
];
const long = [
  { figure: '22+', label: 'años al servicio de las familias de Fresno' },
  { figure: '500+', label: longWord },
  { figure: '98%', label: 'satisfacción' },
];

function OnDeepGreen({ statistics }: { statistics: Statistic[] }) {
  return (
    <Section ground="deep">
      <Statistics statistics={statistics} />
    </Section>
  );
}

export const examples = {
  Usual: <OnDeepGreen statistics={usual} />,
  TwoOfThem: <OnDeepGreen statistics={usual.slice(0, 2)} />,
  LongWords: <OnDeepGreen statistics={long} />,
};
