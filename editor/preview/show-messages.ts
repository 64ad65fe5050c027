import type { UiText } from '../../content-model/schemas/ui-schema.ts';

const PLACES = ['thanks', 'alert', 'failure', 'sent', 'slow'];

/** Shows the messages that the form has in a state, which names their places, as the script of the page would. */
export function showMessages(state: string): void {
  document.body.dataset.state = state;
  for (const name of PLACES) {
    const place = document.querySelector(`[data-place="${name}"]`);
    const isShown = state.split(' ').includes(name);
    // React puts the children of a template next to its content.
    const message = isShown && document.querySelector(`template[data-for~="${name}"]`)?.firstElementChild;
    const markup = message ? message.outerHTML : '';
    if (place && place.innerHTML !== markup) place.innerHTML = markup;
  }
}

/** The words that the script of the page would put on the buttons of the form in a state. */
export function textsIn(state: string, { tourRequest, ...ui }: UiText): UiText {
  const submit = state === 'slow' ? tourRequest.submitting : tourRequest.submit;
  const empty = state === 'emptied' ? tourRequest.putBack : tourRequest.empty;
  return { ...ui, tourRequest: { ...tourRequest, submit, empty } };
}
