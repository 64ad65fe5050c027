import type { FieldName } from '../../shared/tour-request/fields.ts';
import { controlOf } from './controls.ts';

/** Where in the form somebody writes. */
export interface PlaceInText {
  name: FieldName;
  /** What is selected, as places between letters; null in fields that do not tell. */
  selection: [start: number | null, end: number | null];
}

/** Where somebody writes in a field. */
export function placeIn(form: HTMLFormElement, name: FieldName): PlaceInText {
  const control = controlOf(form, name);
  if (control instanceof HTMLSelectElement) return { name, selection: [null, null] };
  return { name, selection: [control.selectionStart, control.selectionEnd] };
}

/** Whether a key writes or takes back something while the focus rests where the page has put it. */
export function isWriting({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isResting = target instanceof HTMLElement && target.tabIndex < 0;
  return isResting && (key.length === 1 || key === 'Backspace') && !ctrlKey && !metaKey && !altKey;
}

/** Puts the cursor back to where somebody wrote, or behind what stands there; the key that is being pressed then works there. */
export function writeOn(form: HTMLFormElement, { name, selection: [start, end] }: PlaceInText): void {
  const control = controlOf(form, name);
  control.focus();
  if (control instanceof HTMLSelectElement) return;
  if (start === null) {
    const { value } = control;
    control.value = '';
    control.value = value;
  } else {
    control.setSelectionRange(start, end);
  }
}
