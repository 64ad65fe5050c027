import { drawing, longText, longTitle, longWord } from '../../gallery/samples.ts';
import { VisitInvitation } from './VisitInvitation.tsx';

export const place = 'window';

export function Usual() {
  return (
    <VisitInvitation
      content={{
        heading: 'Come and see for yourself',
        lede: 'The tour is free. Bring your questions.',
        tour: 'Schedule Free Tour',
        picture: drawing,
      }}
    />
  );
}

export function LongestTitle() {
  return <VisitInvitation content={{ heading: longTitle, lede: longText, tour: longTitle, picture: drawing }} />;
}

export function LongWords() {
  return <VisitInvitation content={{ heading: longWord, lede: longWord, tour: longWord, picture: drawing }} />;
}
