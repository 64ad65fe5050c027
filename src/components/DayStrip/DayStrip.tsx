import type { Loaded } from '../../content/get-content.ts';
import { PageLink } from '../PageLink/PageLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './DayStrip.module.css';

/** The pictures of a day in one line, a link to their words. */
export function DayStrip({ day }: { day: Loaded<'day'> }) {
  return (
    <PageLink to="/about#day" className={styles.day}>
      {day.link}
      <span className={styles.pictures} data-screen-only>
        {day.panels.map(({ title, picture }) => (
          <Picture key={title} picture={{ ...picture, alt: '' }} loading="lazy" sizes="7rem" />
        ))}
      </span>
    </PageLink>
  );
}
