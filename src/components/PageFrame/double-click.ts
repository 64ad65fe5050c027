/** Milliseconds within which a second click on the same button is an accident. */
const DOUBLE_CLICK_MS = 400;

let last: Element | null;
let since: number;

// The second click of a double click does not close what the first one opened.
addEventListener(
  'click',
  (event) => {
    const clicked = (event.target as Element).closest('summary');
    // The detail of a key press is 0.
    if (!event.detail) return;
    if (clicked && clicked === last && event.timeStamp - since < DOUBLE_CLICK_MS) event.preventDefault();
    last = clicked;
    since = event.timeStamp;
  },
  true,
);
