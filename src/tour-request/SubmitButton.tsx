import type { KeyboardEvent, MouseEvent } from 'react';
import { buttonShape } from '../components/ButtonLink/ButtonLink.tsx';
import styles from './SubmitButton.module.css';

interface Props {
  busy: boolean;
  label: string;
  busyLabel: string;
  describedBy: string | undefined;
}

export function SubmitButton({ busy, label, busyLabel, describedBy }: Props) {
  return (
    <button
      type="submit"
      className={`${buttonShape} ${styles.submit}`}
      data-tone="primary"
      aria-disabled={busy || undefined}
      aria-describedby={describedBy}
      onClick={ignoreSecondClick}
      onKeyDown={(event) => (busy || event.repeat) && ignoreKey(event)}
    >
      <span>{busy ? busyLabel : label}</span>
    </button>
  );
}

// After an instant failure the second click of a double click would send the form again.
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

// A key that was pressed while the form was being sent, or is held down, would send the form again after a failure.
function ignoreKey(event: KeyboardEvent) {
  if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
}
