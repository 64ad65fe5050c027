import type { ReactNode } from 'react';
import styles from './Section.module.css';

export type Ground = 'page' | 'calm' | 'kind' | 'warm' | 'deep';

interface Props {
  ground: Ground;
  edge?: 'wave' | 'mirrored';
  flush?: boolean;
  id?: string;
  children: ReactNode;
}

export function Section({ ground, edge, flush = false, id, children }: Props) {
  return (
    <section className={styles.section} data-ground={ground} data-edge={edge} data-flush={flush || undefined} id={id}>
      <div className="wrapper">{children}</div>
    </section>
  );
}
