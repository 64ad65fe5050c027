import { drawing, longText, longTitle, longWord } from '../../gallery/samples.ts';
import { VisitInvitation } from './VisitInvitation.tsx';

export const place = 'window';

const usual = {
  heading: 'Come and see for yourself',
  lede: 'The tour is free. Bring your questions.',
  tour: 'Schedule Free Tour',
  picture: drawing,
};

export const examples = {
  Usual: <VisitInvitation content={usual} />,
  CallOnly: <VisitInvitation content={{ ...usual, tour: undefined, call: 'Call to Visit' }} />,
  LongestTitle: <VisitInvitation content={{ heading: longTitle, lede: longText, tour: longTitle, picture: drawing }} />,
  LongWords: <VisitInvitation content={{ heading: longWord, lede: longWord, tour: longWord, picture: drawing }} />,
};
