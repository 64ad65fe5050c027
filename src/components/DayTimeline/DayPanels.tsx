import type { ReactNode } from 'react';
import { spokenTime } from '../../../content-model/hours-in-words.ts';
import { minutesOf } from '../../../shared/opening-hours/dates.ts';
import type { Loaded } from '../../page-data/get-content.ts';
import { usePage } from '../../page-data/page-context.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './DayPanels.module.css';

interface Props {
  day: Loaded<'day'>;
  /** Leaves out the texts below the titles. */
  brief?: boolean;
  /** What makes a house of them: a roof, and the sky above it. */
  children?: ReactNode;
}

/** A day in six panels, with their times if they are known. */
export function DayPanels({ day, brief = false, children }: Props) {
  const { facts, ui } = usePage();
  const Title = brief ? 'p' : 'h3';
  return (
    <>
      {facts.dayHours?.confirmed === null && <p className={`small ${styles.example}`}>{day.example}</p>}
      {children}
      <ol className={`${styles.panels} ${children ? styles.house : ''}`} data-screen-only={brief || undefined}>
        {day.panels.map(({ title, text, picture }, index) => {
          const time = facts.dayHours?.times[index];
          return (
            <li key={title}>
              <div className={styles.picture} data-screen-only>
                <Picture picture={brief ? { ...picture, alt: '' } : picture} loading="lazy" sizes="20rem" />
              </div>
              <Title className={styles.title}>{title}</Title>
              {time && <p className="small">{spokenTime(minutesOf(time), ui)}</p>}
              {!brief && <p>{text}</p>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
