import { longWord } from '../../gallery/samples.ts';
import { Section } from '../Section/Section.tsx';
import { Statistics } from './Statistics.tsx';

export const place = 'window';

const labels = { years: 'years in Fresno', families: 'families served', satisfaction: 'satisfaction rate' };

export function Large() {
  return (
    <Section ground="deep">
      <Statistics labels={labels} size="large" />
    </Section>
  );
}

export function Badges() {
  return (
    <Section ground="deep">
      <Statistics labels={labels} size="badges" />
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
        size="large"
      />
    </Section>
  );
}
