/** Whether the focus is nowhere, because what had it was disabled or removed. */
export function isFocusNowhere(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}

/** Whether the focus is inside an element or nowhere. */
export function holdsFocus(element: Element): boolean {
  return isFocusNowhere() || element.contains(document.activeElement);
}

/** Moves the focus without scrolling. */
export function focusQuietly(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Makes a change to the page while an element keeps its place in the window, so that nobody loses what they write in. */
export function holdStill(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Scrolls to what is new in a part of the page, unless the visitor has moved on from that part. */
export function show(news: Element | null, part: Element | null): void {
  if (!news || !part) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  news.scrollIntoView({ block: 'nearest', behavior: reduced ? 'instant' : 'smooth' });
}
