const SCROLL_DELAY_MS = 100;

// A link to the current page scrolls to its top and moves the focus there, instead of loading the page again.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const plainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plainClick || link?.href !== location.origin + location.pathname) return;
  event.preventDefault();
  setTimeout(() => {
    const reduced = matchMedia('(prefers-reduced-motion)').matches;
    document.querySelector('main')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
  }, SCROLL_DELAY_MS);
});
