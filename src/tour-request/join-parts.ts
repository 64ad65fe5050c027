import type { FieldName } from '../../shared/tour-request/fields.ts';
import { controlIn, write } from './controls.ts';
import { keptValues } from './draft.ts';

/** Milliseconds within which a browser fills all fields, and fills them once more after the form has changed. */
const FILL_MS = 3_000;
/** Milliseconds between a field and its parts if a script fills them, such as that of a password manager. */
const SCRIPT_MS = 100;

/**
 * Adds to a field that was filled what the same fill wrote in the hidden fields for its parts, such as the city. Text that a
 * person typed stays as it is, although browsers then fill the parts too. Nothing can be added for programs that fill only the
 * fields that people see.
 */
export function joinParts(form: HTMLFormElement): void {
  const parts = [...form.querySelectorAll<HTMLInputElement>('[data-part-of]')];
  const name = parts[0]?.dataset.partOf as FieldName;
  const whole = controlIn(form, name);
  /** What the field received last, and what of it a fill that is not over wrote. */
  let received: string | undefined;
  let filled: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
  /** Fills by script have no state in CSS: they write in an empty field, without a key or a paste. */
  let isTyping = false;
  let isByScript = false;
  let wholeAt = Number.NEGATIVE_INFINITY;
  let partAt = Number.NEGATIVE_INFINITY;

  function endFill(): void {
    clearTimeout(timer);
    received = undefined;
    filled = undefined;
    for (const part of parts) part.value = '';
  }

  form.addEventListener('reset', endFill);
  form.addEventListener('beforeinput', ({ target }) => {
    isTyping = target === whole;
  });
  form.addEventListener('input', ({ target, timeStamp }) => {
    if (!whole || (target !== whole && !parts.includes(target as HTMLInputElement))) return;
    if (target === whole) {
      wholeAt = timeStamp;
      // The draft still has what was in the field before.
      isByScript = !isTyping && !keptValues()?.[name];
      isTyping = false;
    } else partAt = timeStamp;
    // All browsers know the pseudo-class with its prefix, some versions only so. Chrome on iPhones fills by script.
    const isFilled =
      whole.matches(':-webkit-autofill') ||
      (isByScript && (whole.hasAttribute('chrome-autofilled') || Math.abs(wholeAt - partAt) <= SCRIPT_MS));
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
    if (!filled) return;
    const joined = [filled, ...parts.map(({ value }) => value)].filter(Boolean).join(', ');
    write(form, (field, value) => (field === name ? joined : value));
  });
}
