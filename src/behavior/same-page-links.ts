/** Milliseconds between choosing a link to the page one is on and the scroll to its top. */
const scrollDelay = 100;

/** A link to the page one is on leads to its top, focus and all, instead of loading it again. */
export function scrollOnSamePageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const plainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plainClick || link?.href !== location.origin + location.pathname) return;
    event.preventDefault();
    setTimeout(() => {
      const reduced = matchMedia('(prefers-reduced-motion)').matches;
      document.querySelector('main')?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
    }, scrollDelay);
  });
}
