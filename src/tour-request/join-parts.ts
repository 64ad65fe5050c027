import type { FieldName } from '../../shared/tour-request/fields.ts';
import { controlIn } from './controls.ts';

/** Milliseconds within which a browser fills all fields, and fills them once more after the form has changed. */
const FILL_MS = 3_000;

/**
 * Adds to a field that the browser filled what the same fill wrote in the hidden fields for its parts, such as the city. Text
 * that a person typed stays as it is, although browsers then fill the parts too.
 */
export function joinParts(form: HTMLFormElement): void {
  const parts = [...form.querySelectorAll<HTMLInputElement>('[data-part-of]')];
  const whole = controlIn(form, parts[0]?.dataset.partOf as FieldName);
  /** What the field received last, and what of it a fill that is not over wrote. */
  let received: string | undefined;
  let filled: string | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function endFill(): void {
    clearTimeout(timer);
    received = undefined;
    filled = undefined;
    for (const part of parts) part.value = '';
  }

  form.addEventListener('reset', endFill);
  form.addEventListener('input', ({ target }) => {
    if (!whole || (target !== whole && !parts.includes(target as HTMLInputElement))) return;
    // All browsers know the pseudo-class with its prefix, some versions only so.
    const isFilled = whole.matches(':-webkit-autofill');
    if (target === whole) {
      if (!isFilled) endFill();
      received = whole.value;
    }
    // Some browsers mark a field as filled only after its event.
    if (isFilled && whole.value === received) {
      filled = received;
      clearTimeout(timer);
      timer = setTimeout(endFill, FILL_MS);
    }
    if (filled) whole.value = [filled, ...parts.map(({ value }) => value)].filter(Boolean).join(', ');
  });
}
