/** Milliseconds that a press of the button waits for the script. */
const SCRIPT_TIMEOUT_MS = 2_000;

const island = document.querySelector('[data-tour-request]') as HTMLElement;
const form = island.querySelector('form') as HTMLFormElement;
const button = form.querySelector('[data-busy-label]') as HTMLElement;
const label = button.firstElementChild as HTMLElement;
const { textContent: text } = label;
// A template names the script without loading it.
const { content } = document.getElementById('tour-request-script') as HTMLTemplateElement;
const script = content.querySelector('script') as HTMLScriptElement;
let isHeld = false;

function load(): void {
  import(/* @vite-ignore */ script.src).catch(() => release(false));
}

/** Shows a press before the script has come as sending, and waits for the script. */
function hold(event: Event): void {
  event.preventDefault();
  load();
  if (isHeld) return;
  isHeld = true;
  setTimeout(release, SCRIPT_TIMEOUT_MS, false);
  button.ariaDisabled = 'true';
  label.textContent = button.dataset.busyLabel as string;
}

function release(isHydrated: boolean): void {
  for (const type of ['submit', 'invalid']) form.removeEventListener(type, hold, true);
  if (!isHeld) return;
  isHeld = false;
  if (isHydrated || !form.checkValidity()) {
    button.ariaDisabled = null;
    label.textContent = text;
  }
  form.requestSubmit();
}

for (const type of ['focusin', 'pointerdown', 'keydown']) island.addEventListener(type, load, { once: true });
for (const type of ['submit', 'invalid']) form.addEventListener(type, hold, true);
island.addEventListener('tour-request-ready', () => queueMicrotask(() => release(true)), { once: true });
try {
  // Names of draft.ts: an import would make both scripts share a third file.
  if (history.state?.tourRequestSent || 'tour-request' in sessionStorage) load();
} catch {
  // Browsers may forbid the storage.
}
