import { drawing, longText, longWord } from '../../gallery/samples.ts';
import { DayTimeline } from './DayTimeline.tsx';

const panelsOf = (title: string, text: string) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({ title: `${title} ${number}`, text, picture: drawing }));
const usual = {
  heading: 'A day here',
  lede: 'It goes like this.',
  link: 'How a day goes',
  panels: panelsOf('Coffee', 'Something warm to drink, and the news.'),
  labels: { timetable: 'When things happen', menu: 'On the menu', calendar: 'Coming up' },
  timetable: null,
  menu: null,
  calendar: null,
};
const rows = [
  { when: '9:00AM', what: longText },
  { when: longWord, what: longWord },
];
const announcement = { until: '2999-12-31', rows };
const long = {
  heading: longWord,
  lede: longText,
  link: longWord,
  panels: panelsOf(longWord, longText),
  labels: { ...usual.labels, menu: longWord },
  timetable: announcement,
  menu: announcement,
  calendar: announcement,
};

export const examples = {
  Usual: <DayTimeline content={usual} />,
  LongWordsWithAnnouncements: <DayTimeline content={long} />,
};
