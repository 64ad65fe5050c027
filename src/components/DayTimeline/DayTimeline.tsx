import type { Loaded } from '../../content/load.ts';
import { usePage } from '../../page/page-context.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import styles from './DayTimeline.module.css';

interface Props {
  content: Loaded<'day'>;
  /** `brief` shows no panels where there is little room, but a link to them. */
  size: 'full' | 'brief';
}

export function DayTimeline({ content, size }: Props) {
  return (
    <>
      <div className={size === 'full' ? 'flow' : styles.head}>
        <h2>{content.heading}</h2>
        {size === 'full' ? (
          <p className="lede">{content.lede}</p>
        ) : (
          <p className={styles.link}>
            <PageLink to="/about#day" className="touch-target">
              {content.link}
            </PageLink>
          </p>
        )}
      </div>
      <div className={styles.place} data-size={size}>
        <ol className={styles.panels}>
          {content.panels.map(({ title, text, picture }) => (
            <li key={title}>
              <div className={`deferred ${styles.picture}`}>
                <Picture picture={picture} loading="lazy" sizes="20rem" />
              </div>
              <div className={styles.words}>
                <h3 className="heading-s">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Announcements content={content} />
    </>
  );
}

const announcementNames = ['timetable', 'menu', 'calendar'] as const;

function Announcements({ content }: { content: Loaded<'day'> }) {
  const { today } = usePage();
  const shown = announcementNames.flatMap((name) => {
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
