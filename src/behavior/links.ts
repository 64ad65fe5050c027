const SCROLL_DELAY_MS = 100;

// A link to the current page scrolls to its top, with the focus, instead of loading it again.
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

function openAnswerOfHash(): void {
  const target = document.getElementById(location.hash.slice(1));
  const question = target?.closest('details');
  if (question?.open !== false) return;
  question.open = true;
  target?.scrollIntoView();
}

openAnswerOfHash();
addEventListener('hashchange', openAnswerOfHash);
