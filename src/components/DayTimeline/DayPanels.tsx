import type { Loaded } from '../../content/get-content.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './DayPanels.module.css';

interface Props {
  day: Loaded<'day'>;
  /** Leaves out the texts below the titles. */
  brief?: boolean;
}

/** A day in six panels under the path of the sun. */
export function DayPanels({ day, brief = false }: Props) {
  const Title = brief ? 'p' : 'h3';
  return (
    <div className={styles.day} data-screen-only={brief || undefined}>
      <div className={styles.sky} data-screen-only>
        <svg viewBox="0 0 100 100" width="100" height="100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100Q50-100 100 100" />
        </svg>
        <span className={styles.sun} />
      </div>
      <ol className={styles.panels}>
        {day.panels.map(({ title, text, picture }) => (
          <li key={title}>
            <div className={`far ${styles.picture}`}>
              <Picture picture={brief ? { ...picture, alt: '' } : picture} loading="lazy" sizes="20rem" />
            </div>
            <Title className={styles.title}>{title}</Title>
            {!brief && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}
