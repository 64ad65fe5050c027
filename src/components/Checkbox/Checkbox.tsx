import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';

export function Checkbox({ value, children }: { value?: string; children: ReactNode }) {
  return (
    <label className={styles.label}>
      <input type="checkbox" value={value} />
      <span>{children}</span>
    </label>
  );
}
