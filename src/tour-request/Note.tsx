import type { ReactNode, Ref } from 'react';
import styles from './Note.module.css';

interface Props {
  /** `bad` is about something to fix, `good` is news to be glad of. */
  tone: 'bad' | 'good';
  labelledBy?: string;
  id?: string;
  /** The note itself; it can take the focus, though not by the keyboard. */
  ref?: Ref<HTMLDivElement>;
  autoFocus?: boolean;
  children: ReactNode;
}

export function Note({ tone, labelledBy, id, ref, autoFocus, children }: Props) {
  const name = labelledBy && { role: 'group', 'aria-labelledby': labelledBy };
  const focus = (ref || autoFocus) && { tabIndex: -1, autoFocus };
  return (
    <div className={styles.note} data-tone={tone} id={id} {...name} {...focus} ref={ref}>
      {children}
    </div>
  );
}
