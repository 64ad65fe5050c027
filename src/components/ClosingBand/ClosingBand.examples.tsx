import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { ClosingBand } from './ClosingBand.tsx';

export const place = 'window';

const statistics = [
  { figure: '22+', label: 'Years Experience' },
  { figure: '500+', label: 'Families Served' },
  { figure: '98%', label: 'Satisfaction Rate' },
];
const usual = {
  heading: 'Experience the WhatSetsUsApart – Your Story Starts Here',
  lede: 'Come and see for yourself.',
  tour: 'Schedule Your Free Tour',
  statistics,
};

export const examples = {
  WithAWave: <ClosingBand edge="wave" invitation={usual} />,
  MirroredWithLongestTitle: (
    <ClosingBand edge="mirrored" invitation={{ heading: longTitle, lede: longText, tour: longTitle, statistics }} />
  ),
  LongWords: <ClosingBand edge="wave" invitation={{ heading: longWord, lede: longWord, tour: longWord, statistics }} />,
};
