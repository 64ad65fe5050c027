import type { FieldName } from '../../shared/tour-request/fields.ts';
import { controlOf } from './controls.ts';

/** Whether a key writes something while the focus rests where the page has put it. */
export function isWriting({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isResting = target instanceof HTMLElement && target.tabIndex < 0;
  return isResting && key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** Puts the cursor behind what stands in a field; the key that is being pressed is then written there. */
export function writeOn(form: HTMLFormElement, name: FieldName): void {
  const control = controlOf(form, name);
  control.focus();
  const { value } = control;
  control.value = '';
  control.value = value;
}
