/** Whether the focus is inside an element or nowhere: Safari does not focus a button that is clicked. */
export function holdsFocus(element: Element): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || element.contains(activeElement);
}

export function focusWithoutScrolling(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/** Makes a change to the page while an element keeps its place in the window. */
export function keepPosition(element: EventTarget | null | undefined, change: () => void): void {
  const topOf = () => (element instanceof HTMLElement ? element.getBoundingClientRect().top : 0);
  const top = topOf();
  change();
  scrollBy({ top: topOf() - top, behavior: 'instant' });
}

/** Makes a change to a part of the page and scrolls to its message, unless the visitor has left that part. */
export function changeAndReveal(change: () => void, part: Element, message: () => Element | null | undefined): void {
  const { top, bottom } = part.getBoundingClientRect();
  change();
  if (bottom < 0 || top > innerHeight) return;
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  message()?.scrollIntoView({ block: 'nearest', behavior: reduced ? 'instant' : 'smooth' });
}
