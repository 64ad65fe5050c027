/** Milliseconds within which a second click on the same button is an accident. */
const DOUBLE_CLICK_MS = 400;

/** Keeps a double click from closing the menu or the question that its first click opened. */
export function ignoreDoubleClicks(): void {
  let last: Element | null = null;
  let since = 0;
  document.addEventListener(
    'click',
    (event) => {
      const clicked = (event.target as Element).closest('[popovertarget], summary');
      // The detail of a key press is 0.
      if (event.detail && clicked) {
        if (clicked === last && event.timeStamp - since < DOUBLE_CLICK_MS) event.preventDefault();
        last = clicked;
        since = event.timeStamp;
      }
    },
    true,
  );
}
