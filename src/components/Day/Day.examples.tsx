import { drawing, longText, longWord } from '../../gallery/samples.ts';
import { Day } from './Day.tsx';

const labels = { timetable: 'When things happen', menu: 'On the menu', calendar: 'Coming up' };
const panelsOf = (title: string, text: string) =>
  [1, 2, 3, 4, 5, 6].map((number) => ({ title: `${title} ${number}`, text, picture: drawing }));

export function Usual() {
  const panels = panelsOf('Coffee', 'Something warm to drink, and the news.');
  return (
    <Day
      size="full"
      content={{
        heading: 'A day here',
        lede: 'It goes like this.',
        link: 'How a day goes',
        panels,
        labels,
        timetable: null,
        menu: null,
        calendar: null,
      }}
    />
  );
}

export function Brief() {
  return (
    <Day
      size="brief"
      content={{
        heading: 'A day here',
        lede: 'It goes like this.',
        link: 'How a day goes',
        panels: panelsOf('Coffee', 'Something warm to drink, and the news.'),
        labels,
        timetable: null,
        menu: null,
        calendar: null,
      }}
    />
  );
}

export function LongWordsWithAnnouncements() {
  const rows = [
    { when: '9:00AM', what: longText },
    { when: longWord, what: longWord },
  ];
  const announcement = { until: '2999-12-31', rows };
  const content = {
    heading: longWord,
    lede: longText,
    link: longWord,
    panels: panelsOf(longWord, longText),
    labels: { ...labels, menu: longWord },
    timetable: announcement,
    menu: announcement,
    calendar: announcement,
  };
  return <Day content={content} size="full" />;
}
