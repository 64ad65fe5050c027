import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  labelledBy: string;
  tone: 'plain' | 'warm';
  children: ReactNode;
}

export function Card({ labelledBy, tone, children }: Props) {
  return (
    <section className={`sheet ${styles.card}`} data-tone={tone} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
