import type { ComponentProps } from 'react';
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

function OnDeepGreen(props: ComponentProps<typeof Statistics>) {
  return (
    <Section ground="deep">
      <Statistics {...props} />
    </Section>
  );
}

export const examples = {
  Display: <OnDeepGreen statistics={usual} layout="display" />,
  InALine: <OnDeepGreen statistics={usual} layout="line" />,
  TwoOfThem: <OnDeepGreen statistics={usual.slice(0, 2)} layout="display" />,
  LongWords: <OnDeepGreen statistics={long} layout="display" />,
};
