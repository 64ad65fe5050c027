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
  Usual: <ClosingBand invitation={usual} />,
  LongestTitle: <ClosingBand invitation={{ heading: longTitle, lede: longText, tour: longTitle, statistics }} />,
  LongWords: <ClosingBand invitation={{ heading: longWord, lede: longWord, tour: longWord, statistics }} />,
};
