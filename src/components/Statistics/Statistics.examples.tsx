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

export const examples = {
  Display: (
    <Section ground="deep">
      <Statistics statistics={usual} layout="display" />
    </Section>
  ),
  InALine: (
    <Section ground="deep">
      <Statistics statistics={usual} layout="line" />
    </Section>
  ),
  TwoOfThem: (
    <Section ground="deep">
      <Statistics statistics={usual.slice(0, 2)} layout="display" />
    </Section>
  ),
  LongWords: (
    <Section ground="deep">
      <Statistics statistics={long} layout="display" />
    </Section>
  ),
};
