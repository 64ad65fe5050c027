import type { TourRequest } from '../../shared/tour-request/fields.ts';
import { buttonIn, controlsIn, requestIn, say } from './controls.ts';
import { keepValues } from './draft.ts';

/** Milliseconds within which the visitor can put back what was typed. The privacy page names them. */
const PUT_BACK_MS = 60_000;

/**
 * The button that empties the form, and then puts back what was typed: from memory alone, so that the next person at a shared
 * computer finds nothing. Returns a function that shows the button if it has something to do.
 */
export function connectEmptyButton(form: HTMLFormElement): () => void {
  const button = buttonIn(form, 'reset');
  const label = button?.textContent ?? '';
  const { putBack = '', emptied = '' } = button?.dataset ?? {};
  let shown = label;
  let removed: TourRequest | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function show(): void {
    if (!button) return;
    const isEmpty = !removed && !Object.values(requestIn(form)).some(Boolean);
    if (isEmpty && button === document.activeElement) form.querySelector('h2')?.focus();
    button.hidden = isEmpty;
    const text = removed ? putBack : label;
    // A label that stays may be translated.
    if (shown !== text) button.textContent = text;
    shown = text;
  }

  function endOffer(): void {
    clearTimeout(timer);
    removed = undefined;
    show();
  }

  function empty(): void {
    const values = requestIn(form);
    form.reset();
    removed = values;
    timer = setTimeout(endOffer, PUT_BACK_MS);
    show();
    say(form, `${emptied} ${putBack}`);
  }

  /** Keeps what was typed since. */
  function restore(values: TourRequest): void {
    for (const [name, control] of controlsIn(form)) control.value ||= values[name];
    keepValues(requestIn(form));
    endOffer();
    say(form, '');
  }

  button?.addEventListener('click', (event) => {
    event.preventDefault();
    if (removed) restore(removed);
    else empty();
  });
  form.addEventListener('reset', endOffer);
  addEventListener('pagehide', endOffer);
  return show;
}
