import type { Loaded } from '../../content/get-content.ts';
import { usePage } from '../../site/page-context.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { DayPanels } from './DayPanels.tsx';
import styles from './DayTimeline.module.css';

export function DayTimeline({ content }: { content: Loaded<'day'> }) {
  return (
    <>
      <SectionHead content={content} />
      <DayPanels day={content} />
      <Announcements content={content} />
    </>
  );
}

const announcementNames = ['menu', 'calendar'] as const;

interface AnnouncementsProps {
  content: Loaded<'day'>;
  names?: readonly (typeof announcementNames)[number][];
}

/** The menu and the calendar of the next days, each until its last day. */
export function Announcements({ content, names = announcementNames }: AnnouncementsProps) {
  const { today } = usePage();
  const shown = names.flatMap((name) => {
    const announcement = content[name];
    return announcement && announcement.until >= today ? [{ ...announcement, label: content.labels[name] }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.announcements}>
      {shown.map(({ label, until, rows }) => (
        <section key={label} className={`sheet ${styles.sheet}`} data-until={until}>
          <h3>{label}</h3>
          <dl>
            {rows.map(({ when, what }) => (
              <div key={`${when} ${what}`}>
                <RichText as="dt">{when}</RichText>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
