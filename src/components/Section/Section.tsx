import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A color of the palette, all but green in its pale shade: sage for explanations, blush for people's own words, butter for invitations. */
export type Ground = 'cream' | 'sage' | 'blush' | 'butter' | 'green';

interface Props {
  ground: Ground;
  /** The ground rises in a wave into the hero, once on a page. */
  edge?: 'wave';
  id?: string;
  screenOnly?: true;
  children: ReactNode;
}

export function Section({ ground, edge, id, screenOnly, children }: Props) {
  return (
    <section className={styles.section} data-ground={ground} data-edge={edge} id={id} data-screen-only={screenOnly}>
      <div className="wrapper">{children}</div>
    </section>
  );
}
