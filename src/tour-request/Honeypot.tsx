import { HONEYPOT } from '../../shared/tour-request/fields.ts';
import styles from './Honeypot.module.css';

/** A field that people neither see nor hear of: what fills it is a program. */
export function Honeypot({ label }: { label: string }) {
  return (
    <p className={styles.honeypot}>
      <label>
        {label} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
