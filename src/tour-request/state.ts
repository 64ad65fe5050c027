import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import type { FieldName } from '../../shared/tour-request/fields.ts';
import type { Place } from './props.ts';

export interface State {
  phase: 'idle' | 'submitting' | 'success' | 'error';
  errors: FieldErrors;
  isSlow: boolean;
  isSent: boolean;
}

/** The places that have a message in a state. */
export function placesOf({ phase, errors, isSlow, isSent }: State): Set<Place> {
  const wrong = Object.keys(errors) as FieldName[];
  const shown: [boolean, Place[]][] = [
    [phase === 'success', ['thanks']],
    [phase === 'error', ['alert', 'failure']],
    [phase === 'submitting' && isSlow, ['slow']],
    [phase === 'idle' && isSent && wrong.length === 0, ['sent']],
    [wrong.length > 0, ['summary', ...wrong]],
  ];
  return new Set(shown.flatMap(([isShown, places]) => (isShown ? places : [])));
}
