import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';

export function Checkbox({ children }: { children: ReactNode }) {
  return (
    <label className={styles.label}>
      <input type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
