/** Shows the messages that the form has in a state, which names their places, as the script of the page would. */
export function showMessages(state = ''): void {
  document.body.dataset.state = state;
  for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const name = place.dataset.place ?? '';
    const template = document.querySelector(`template[data-for~="${name}"]`);
    // React writes the errors of fields.
    if (!template || !OWN.includes(name)) continue;
    const isShown = state.split(' ').includes(name);
    // React puts the children of a template next to its content.
    const message = isShown ? [...template.childNodes].map((node) => node.cloneNode(true)) : [];
    const isSame = message.map((node) => (node as Element).outerHTML).join('') === place.innerHTML;
    if (!isSame) place.replaceChildren(...message);
  }
}

const OWN = ['thanks', 'alert', 'failure', 'sent', 'slow'];
