/** Milliseconds that the first view has the network for itself. */
const DELAY_MS = 1_000;

/** Loads the pictures further down before a fast scroll or a print needs them, unless the visitor saves data. */
export function loadPictures(): void {
  // The class ends the delay of the pictures further down.
  addEventListener('scroll', () => document.body.classList.add('scrolled'), { once: true });
  if ((navigator as { connection?: { saveData: boolean } }).connection?.saveData) return;
  setTimeout(() => {
    for (const picture of document.images) picture.loading = 'eager';
  }, DELAY_MS);
}
