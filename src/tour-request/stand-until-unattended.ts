/**
 * Calls back once an element has stood for a time with nobody at it. While somebody points into it, or has moved the focus
 * into it, the time does not run; it starts anew when they leave. Returns what calls it off.
 */
export function standUntilUnattended(element: HTMLElement, milliseconds: number, done: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPointedAt = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restart = () => {
    clearTimeout(timer);
    if (!isPointedAt && !holdsVisitorsFocus(element)) timer = setTimeout(done, milliseconds);
  };
  const point = (event: PointerEvent) => {
    // What appears under a resting pointer was not pointed at.
    if (isPointedAt || (event.type === 'pointermove' && !event.movementX && !event.movementY)) return;
    isPointedAt = true;
    restart();
  };
  const leave = () => {
    isPointedAt = false;
    restart();
  };

  element.addEventListener('pointermove', point, { signal });
  element.addEventListener('pointerdown', point, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('focusin', restart, { signal });
  // The focus has not arrived elsewhere yet.
  element.addEventListener('focusout', () => queueMicrotask(restart), { signal });
  restart();
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

// A heading that the page has moved the focus to is no place that a visitor has gone to.
function holdsVisitorsFocus(element: HTMLElement) {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 && element.contains(activeElement);
}
