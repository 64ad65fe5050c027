import { buttonShape } from '../components/ButtonLink/ButtonLink.tsx';
import styles from './SubmitButton.module.css';

/** Sends the form; while it is being sent, it says so and cannot be pressed. */
export function SubmitButton({ busy, label, busyLabel }: { busy: boolean; label: string; busyLabel: string }) {
  return (
    <button type="submit" className={`${buttonShape} ${styles.submit}`} data-tone="primary" disabled={busy}>
      {busy && <span className={styles.spinner} />}
      {busy ? busyLabel : label}
    </button>
  );
}
