import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { textMark } from '../../page/template.tsx';
import styles from './WaitingLink.module.css';

/** Leads to the page of a request that waits. */
export function WaitingLink({ children }: { children: ReactNode }) {
  return (
    <a className={`sheet ${styles.link}`} href={textMark('href')}>
      <span className={styles.words}>{children}</span>
      <Icon name="arrow" />
    </a>
  );
}
