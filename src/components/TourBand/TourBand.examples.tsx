import { longText, longTitle, longWord } from '../../gallery/samples.ts';
import { TourBand } from './TourBand.tsx';

export const place = 'window';

const statistics = { years: 'Years Experience', families: 'Families Served', satisfaction: 'Satisfaction Rate' };

export function WithAWave() {
  return (
    <TourBand
      edge="wave"
      invitation={{
        heading: 'Experience the Difference – Your Story Starts Here',
        lede: 'Come and see for yourself.',
        tour: 'Schedule Your Free Tour',
        statistics,
      }}
    />
  );
}

export function WithAHillAndLongestTitle() {
  return <TourBand edge="hill" invitation={{ heading: longTitle, lede: longText, tour: longTitle, statistics }} />;
}

export function LongWords() {
  return <TourBand edge="wave" invitation={{ heading: longWord, lede: longWord, tour: longWord, statistics }} />;
}
