/** Milliseconds after the first view is complete. */
const WAIT_MS = 1_000;

function fetchPictures(): void {
  setTimeout(() => {
    // Low is the priority of all pictures outside of the window.
    for (const image of document.images) if (image.offsetWidth) image.loading = 'eager';
  }, WAIT_MS);
}

// A fast scroll, paper and a capture of the whole page then have every picture.
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (!connection?.saveData)
  addEventListener('load', () => {
    if (document.prerendering) document.addEventListener('prerenderingchange', fetchPictures);
    else fetchPictures();
  });
