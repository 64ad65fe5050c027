import type { FieldName } from '../../shared/tour-request/fields.ts';
import { controlIn, write } from './controls.ts';

/** Milliseconds within which a browser fills all fields, and fills them once more after the form has changed. */
const FILL_MS = 3_000;

/**
 * Adds to a field that was filled what the same fill wrote in the hidden fields for its parts, such as the city. Text that a
 * person typed stays as it is, although browsers then fill the parts too. Nothing can be added for programs that fill only the
 * fields that people see.
 */
export function joinParts(form: HTMLFormElement): void {
  const parts = [...form.querySelectorAll<HTMLInputElement>('[data-part-of]')];
  const name = parts[0]?.dataset.partOf as FieldName;
  const whole = controlIn(form, name);
  /** What a fill that is not over wrote in the field. */
  let filled: string | undefined;
  let isTyped = false;
  let timer: ReturnType<typeof setTimeout>;

  function endFill(): void {
    filled = undefined;
    for (const part of parts) part.value = '';
  }

  form.addEventListener('reset', endFill);
  // Only people cause this event, and the filler of Firefox, which replaces text.
  form.addEventListener('beforeinput', ({ target, inputType }) => {
    isTyped = target === whole && inputType !== 'insertReplacementText';
  });
  form.addEventListener('input', ({ target }) => {
    if (!whole || (target !== whole && !parts.includes(target as HTMLInputElement))) return;
    clearTimeout(timer);
    timer = setTimeout(endFill, FILL_MS);
    if (target === whole) filled = isTyped ? undefined : whole.value;
    isTyped = false;
    if (!filled) return;
    const joined = [filled, ...parts.map(({ value }) => value)].filter(Boolean).join(', ');
    write(form, (field, value) => (field === name ? joined : value));
  });
}
