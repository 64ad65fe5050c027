import type { KeyboardEvent, MouseEvent } from 'react';
import { buttonShape } from '../components/ButtonLink/ButtonLink.tsx';
import styles from './SubmitButton.module.css';

/** Sends the form; while it is being sent, it says so and cannot be pressed. */
export function SubmitButton({ busy, label, busyLabel }: { busy: boolean; label: string; busyLabel: string }) {
  return (
    <button
      type="submit"
      className={`${buttonShape} ${styles.submit}`}
      data-tone="primary"
      disabled={busy}
      onClick={ignoreSecondClick}
      onKeyDown={ignoreHeldKey}
    >
      {busy && <span className={styles.spinner} />}
      {busy ? busyLabel : label}
    </button>
  );
}

// Where a request fails at once, the second click of a double click would send it again.
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

// After a failure the focus is back here, where a key that was held down all the while, to scroll, would send it again.
function ignoreHeldKey(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault();
}
