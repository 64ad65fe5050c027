import { DRAFT, SENT } from './draft-names.ts';
import type { takeOver } from './take-over.tsx';

/** Milliseconds within which a second click on Send is an accident. */
const SECOND_SEND_MS = 400;
/** Milliseconds in which a click follows the end of a press. */
const CLICK_MS = 100;

const island = document.querySelector('[data-tour-request]') as HTMLElement;
let loading: Promise<{ takeOver: typeof takeOver }> | undefined;
/** When the browser itself began to send the form; null while it does not. */
let sentAt: number | null = null;
/** Whether the browser refused to send the form as it is. */
let isRefused = false;
let press: Promise<void> | undefined;

/** Loads the React form. If that fails, the HTML form goes on working and the next touch tries again. */
async function load(): Promise<void> {
  if (loading) return;
  try {
    loading = import('./take-over.tsx');
    const { takeOver } = await loading;
    // A button that is replaced while it is pressed gets no click.
    await press;
    takeOver(island, { isSending: sentAt !== null, isRefused });
  } catch {
    loading = undefined;
  }
}

island.addEventListener('pointerdown', ({ target }) => {
  if (!(target as Element).closest('button')) return;
  press = new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => setTimeout(resolve, CLICK_MS), { once: true });
  });
});
for (const type of ['focusin', 'pointerdown', 'keydown']) island.addEventListener(type, load);
island.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  if (sentAt !== null && event.timeStamp - sentAt < SECOND_SEND_MS) event.preventDefault();
  else sentAt = event.timeStamp;
});
// These events do not bubble.
island.addEventListener('invalid', () => (isRefused = true), { capture: true });
island.addEventListener('input', () => (isRefused = false));
// The visitor is back from the page that the form led to.
addEventListener('pageshow', () => {
  sentAt = null;
});

try {
  if (history.state?.[SENT] || DRAFT in sessionStorage) load();
} catch {
  // Browsers may block the storage.
}
