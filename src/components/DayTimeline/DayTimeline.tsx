import type { Loaded } from '../../content/get-content.ts';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { Announcements } from './Announcements.tsx';
import { DayPanels } from './DayPanels.tsx';

export function DayTimeline({ content }: { content: Loaded<'day'> }) {
  return (
    <>
      <SectionHead content={content} />
      <DayPanels day={content} />
      <Announcements content={content} />
    </>
  );
}
