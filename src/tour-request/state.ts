import type { FieldError, FieldErrors } from '../../shared/tour-request/check-field.ts';
import type { FieldName } from '../../shared/tour-request/fields.ts';

export interface State {
  phase: 'idle' | 'submitting' | 'success' | 'error';
  errors: FieldErrors;
  isSlow: boolean;
  sent: boolean;
}

export type Action =
  | { type: 'refused'; errors: FieldErrors }
  | { type: 'changed'; field: FieldName; error: FieldError | undefined }
  | { type: 'submitted' }
  | { type: 'slow' }
  | { type: 'answered'; ok: boolean }
  | { type: 'thanked' }
  /** Something has removed the message about the new state from the page. */
  | { type: 'lost' }
  /** The browser was sending the form by itself, and came back to this page. */
  | { type: 'cancelled' }
  /** The visitor came back to the page from which they sent a request. */
  | { type: 'returned' };

export const idle: State = { phase: 'idle', errors: {}, isSlow: false, sent: false };

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
    case 'lost':
      throw new Error('The form cannot show its messages.');
    case 'cancelled':
      return state.phase === 'submitting' ? { ...state, phase: 'idle' } : state;
    case 'returned':
      return { ...state, sent: true };
    case 'thanked':
      return state.phase === 'success' ? { ...state, phase: 'idle' } : state;
  }
}

export function maySubmit({ phase }: State): boolean {
  return phase === 'idle' || phase === 'error';
}
