import { longWord } from '../../gallery/samples.ts';
import { Section } from '../Section/Section.tsx';
import { StatisticLine } from './StatisticLine.tsx';
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

export const examples = {
  Display: (
    <Section ground="deep">
      <Statistics statistics={usual} />
    </Section>
  ),
  InALine: (
    <Section ground="deep">
      <StatisticLine statistics={usual} />
    </Section>
  ),
  TwoOfThem: (
    <Section ground="deep">
      <Statistics statistics={usual.slice(0, 2)} />
    </Section>
  ),
  LongWords: (
    <Section ground="deep">
      <Statistics statistics={long} />
    </Section>
  ),
};
