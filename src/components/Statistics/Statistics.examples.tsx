import { longWord } from '../../gallery/samples.ts';
import { Section } from '../Section/Section.tsx';
import { StatisticLine } from './StatisticLine.tsx';
import { Statistics } from './Statistics.tsx';

export const place = 'window';

const labels = { years: 'years in Fresno', families: 'families served', satisfaction: 'satisfaction rate' };

export function Display() {
  return (
    <Section ground="deep">
      <Statistics labels={labels} />
    </Section>
  );
}

export function InALine() {
  return (
    <Section ground="deep">
      <StatisticLine labels={labels} />
    </Section>
  );
}

export function LongWords() {
  return (
    <Section ground="deep">
      <Statistics
        labels={{
          years: 'años al servicio de las familias de Fresno',
          families: longWord,
          satisfaction: 'satisfacción',
        }}
      />
    </Section>
  );
}
