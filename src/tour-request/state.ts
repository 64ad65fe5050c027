import type { FieldError, FieldErrors } from '../../shared/tour-request/check-field.ts';
import type { FieldName } from '../../shared/tour-request/fields.ts';

/** What the form shows. */
export interface State {
  phase: 'idle' | 'submitting' | 'success' | 'error';
  /** What to fix before the request can go out. */
  errors: FieldErrors;
  /** Whether the answer to a request is long in coming. */
  isSlow: boolean;
  /** Whether a request was sent since the page was opened. */
  sent: boolean;
}

/** What can happen to the form. */
export type Action =
  | { type: 'refused'; errors: FieldErrors }
  /** What is wrong with a field that has an error has changed, or nothing is wrong any more. */
  | { type: 'changed'; field: FieldName; error: FieldError | undefined }
  | { type: 'submitted' }
  | { type: 'slow' }
  | { type: 'answered'; ok: boolean }
  | { type: 'thanked' };

/** The form as it comes. */
export const idle: State = { phase: 'idle', errors: {}, isSlow: false, sent: false };

/** The form after something has happened; what cannot happen in a state leaves it as it is. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'refused':
      return maySubmit(state) ? { ...state, phase: 'idle', errors: action.errors } : state;
    case 'changed': {
      const { [action.field]: before, ...others } = state.errors;
      if (!before) return state;
      return { ...state, errors: action.error ? { ...state.errors, [action.field]: action.error } : others };
    }
    case 'submitted':
      return maySubmit(state) ? { ...state, phase: 'submitting', errors: {}, isSlow: false } : state;
    case 'slow':
      return state.phase === 'submitting' ? { ...state, isSlow: true } : state;
    case 'answered':
      if (state.phase !== 'submitting') return state;
      return action.ok ? { ...state, phase: 'success', sent: true } : { ...state, phase: 'error' };
    case 'thanked':
      return state.phase === 'success' ? { ...state, phase: 'idle' } : state;
  }
}

/** Whether a press of the button may send the form. */
export function maySubmit({ phase }: State): boolean {
  return phase === 'idle' || phase === 'error';
}
