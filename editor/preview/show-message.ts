/** Shows the messages that the form has in a state, which names their places, as the script of the page would. */
export function showMessages(state = ''): void {
  document.body.dataset.state = state;
  for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const name = place.dataset.place ?? '';
    const template = document.querySelector(`template[data-for~="${name}"]`);
    // React writes the errors of fields.
    if (!template || !OWN.includes(name)) continue;
    const html = state.split(' ').includes(name) ? template.innerHTML : '';
    if (place.innerHTML !== html) place.innerHTML = html;
  }
}

const OWN = ['thanks', 'alert', 'failure', 'sent', 'slow'];
