import { HONEYPOT } from '../../shared/tour-request/fields.ts';
import styles from './Honeypot.module.css';

/** A field hidden from people and screen readers, which only programs fill. */
export function Honeypot({ label }: { label: string }) {
  return (
    <p className={styles.honeypot}>
      <label>
        {label} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
