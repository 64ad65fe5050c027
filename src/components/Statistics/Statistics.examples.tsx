import { longWord } from '../../gallery/samples.ts';
import { Section } from '../Section/Section.tsx';
import { StatisticLine } from './StatisticLine.tsx';
import { Statistics } from './Statistics.tsx';

export const place = 'window';

const statistics = [
  { figure: '22+', label: 'years in Fresno' },
  { figure: '500+', label: 'families served' },
  { figure: '98%', label: 'satisfaction rate' },
];

export function Display() {
  return (
    <Section ground="deep">
      <Statistics statistics={statistics} />
    </Section>
  );
}

export function InALine() {
  return (
    <Section ground="deep">
      <StatisticLine statistics={statistics} />
    </Section>
  );
}

export function TwoOfThem() {
  return (
    <Section ground="deep">
      <Statistics statistics={statistics.slice(0, 2)} />
    </Section>
  );
}

export function LongWords() {
  return (
    <Section ground="deep">
      <Statistics
        statistics={[
          { figure: '22+', label: 'años al servicio de las familias de Fresno' },
          { figure: '500+', label: longWord },
          { figure: '98%', label: 'satisfacción' },
        ]}
      />
    </Section>
  );
}
