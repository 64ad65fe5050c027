/** Begins a view at its heading, which screen readers read. */
export function begin(heading: HTMLElement | null): void {
  if (!heading) return;
  document.title = `${heading.textContent} · Website editor`;
  heading.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: 'instant' });
}
