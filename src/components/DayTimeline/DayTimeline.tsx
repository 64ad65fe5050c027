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

interface AnnouncementsProps {
  content: Loaded<'day'>;
  /** Only those that also belong to the meals. */
  withMeals?: boolean;
}

/** The lunch of the week, the calendar and others, each until its last day. */
export function Announcements({ content, withMeals = false }: AnnouncementsProps) {
  const { today } = usePage();
  const shown = content.announcements.filter((one) => one.until >= today && (one.withMeals || !withMeals));
  if (shown.length === 0) return null;
  return (
    <div className={styles.announcements}>
      {shown.map(({ heading, until, rows }) => (
        <section key={heading} className={`sheet ${styles.sheet}`} data-until={until}>
          <h3>{heading}</h3>
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
