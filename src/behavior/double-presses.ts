/** Milliseconds in which a second press of the same thing is a slip of the hand. */
const slip = 400;

/** Lets a trembling hand open a menu or a question without closing it again at once. */
export function ignoreDoublePresses(): void {
  let last: Element | null = null;
  let since = 0;
  document.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest('[popovertarget], summary');
      // A key that opens says 0 here.
      if (!pressed || event.detail === 0) return;
      if (pressed === last && event.timeStamp - since < slip) return event.preventDefault();
      last = pressed;
      since = event.timeStamp;
    },
    true,
  );
}
