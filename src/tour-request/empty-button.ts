import type { TourRequest } from '../../shared/tour-request/fields.ts';
import { buttonIn, requestIn, say, setText, write } from './controls.ts';
import { focusWithoutScrolling } from './focus.ts';

/** Milliseconds within which the visitor can put back what was typed. The privacy page names them. */
const PUT_BACK_MS = 60_000;

/**
 * The button that empties the form, and then puts back what was typed: from memory alone, so that the next person at a shared
 * computer finds nothing. Returns a function that shows the button if it has something to do.
 */
export function connectEmptyButton(form: HTMLFormElement): () => void {
  const button = buttonIn(form, 'reset');
  const { said: label = '', putBack = '', emptied = '' } = button?.dataset ?? {};
  let removed: TourRequest | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const isIdle = () => !removed && !Object.values(requestIn(form)).some(Boolean);

  /** A button that is hidden loses the focus, so it stays until the focus leaves it. */
  function show(): void {
    if (!button) return;
    button.hidden = isIdle() && button !== document.activeElement;
    setText(button, removed ? putBack : label);
  }

  function endOffer(): void {
    clearTimeout(timer);
    if (removed) say(form, '');
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

  button?.addEventListener('click', (event) => {
    event.preventDefault();
    if (isIdle()) focusWithoutScrolling(form.querySelector('h2'));
    else if (!removed) empty();
    else {
      const values = removed;
      endOffer();
      // What was typed since stays.
      write(form, (name, value) => value || values[name]);
    }
  });
  button?.addEventListener('blur', show);
  form.addEventListener('reset', endOffer);
  addEventListener('pagehide', () => {
    button?.blur();
    endOffer();
  });
  return show;
}
