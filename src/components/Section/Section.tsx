import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** The paint a section stands on. */
export type Ground = 'page' | 'calm' | 'quiet' | 'kind' | 'warm' | 'deep';

interface Props {
  ground: Ground;
  /** The shape with which the section rises into the one before it; a straight line when left out. */
  edge?: 'wave' | 'mirrored';
  /** What comes after leaves this section no room below, as the valley of the footer does. */
  flush?: boolean;
  /** Target of links on this and other pages. */
  id?: string;
  children: ReactNode;
}

/** A band of the page on its own ground. */
export function Section({ ground, edge, flush = false, id, children }: Props) {
  return (
    <section className={styles.section} data-ground={ground} data-edge={edge} data-flush={flush || undefined} id={id}>
      <div className="wrapper">{children}</div>
    </section>
  );
}
