import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { ClosingBand } from './ClosingBand.tsx';

export const place = 'window';

const statistics = [
  { figure: '22+', label: 'Years Experience' },
  { figure: '500+', label: 'Families Served' },
  { figure: '98%', label: 'Satisfaction Rate' },
];

export function WithAWave() {
  return (
    <ClosingBand
      edge="wave"
      invitation={{
        heading: 'Experience the WhatSetsUsApart – Your Story Starts Here',
        lede: 'Come and see for yourself.',
        tour: 'Schedule Your Free Tour',
        statistics,
      }}
    />
  );
}

export function WithAHillAndLongestTitle() {
  return <ClosingBand edge="hill" invitation={{ heading: longTitle, lede: longText, tour: longTitle, statistics }} />;
}

export function LongWords() {
  return <ClosingBand edge="wave" invitation={{ heading: longWord, lede: longWord, tour: longWord, statistics }} />;
}
