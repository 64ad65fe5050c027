import { DRAFT, SENT } from './draft-names.ts';
import type { takeOver } from './take-over.tsx';

/** Milliseconds within which a second click on Send is an accident. */
const SECOND_SEND_MS = 400;

const island = document.querySelector('[data-tour-request]') as HTMLElement;
let loading: Promise<{ takeOver: typeof takeOver }> | undefined;
/** When the browser itself began to send the form; null while it does not. */
let sentAt: number | null = null;

/** Loads the React form. If that fails, the HTML form goes on working and the next touch tries again. */
async function load(): Promise<void> {
  if (loading) return;
  try {
    loading = import('./take-over.tsx');
    (await loading).takeOver(island, { isSending: sentAt !== null });
  } catch {
    loading = undefined;
  }
}

for (const type of ['focusin', 'pointerdown', 'keydown']) island.addEventListener(type, load);
island.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  if (sentAt !== null && event.timeStamp - sentAt < SECOND_SEND_MS) event.preventDefault();
  else sentAt = event.timeStamp;
});
// The visitor is back from the page that the form led to.
addEventListener('pageshow', () => {
  sentAt = null;
});

try {
  if (history.state?.[SENT] || DRAFT in sessionStorage) load();
} catch {
  // Browsers may block the storage.
}
