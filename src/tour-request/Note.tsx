import type { ReactNode } from 'react';
import styles from './Note.module.css';

interface Props {
  /** `bad`: an error to fix. `good`: a confirmation. */
  tone: 'bad' | 'good';
  labelledBy?: string;
  /** Whether scripts can focus it. */
  focusable?: boolean;
  autoFocus?: boolean;
  children: ReactNode;
}

export function Note({ tone, labelledBy, focusable, autoFocus, children }: Props) {
  const name = labelledBy && { role: 'group', 'aria-labelledby': labelledBy };
  const focus = (focusable || autoFocus) && { tabIndex: -1, autoFocus };
  return (
    <div className={styles.note} data-tone={tone} {...name} {...focus}>
      {children}
    </div>
  );
}
