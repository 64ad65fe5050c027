/** Milliseconds that a press of the button waits for the script. */
const SCRIPT_TIMEOUT_MS = 2_000;

/**
 * Loads the script of the form when a visitor first touches or focuses the form.
 *
 * A press of the button before the form is hydrated shows at once that it is being sent, and waits for the script: a second
 * press cannot send a second request, and errors look the same. If the script does not come, the browser sends the form.
 */
function loadOnTouch(island: HTMLElement, form: HTMLFormElement, script: string): void {
  const button = form.querySelector('[data-busy-label]') as HTMLElement;
  const label = button.querySelector('span') as HTMLElement;
  const { textContent } = label;
  const showBusy = (busyLabel?: string) => {
    button.ariaDisabled = busyLabel ? 'true' : null;
    label.textContent = busyLabel ?? textContent;
  };
  let held = false;
  const load = () => import(/* @vite-ignore */ script).catch(() => release());
  const hold = (event: Event) => {
    event.preventDefault();
    load();
    if (held) return;
    held = true;
    setTimeout(release, SCRIPT_TIMEOUT_MS);
    showBusy(button.dataset.busyLabel);
  };
  const release = (isHydrated?: boolean) => {
    for (const type of ['submit', 'invalid']) form.removeEventListener(type, hold, true);
    if (!held) return;
    held = false;
    if (isHydrated || !form.checkValidity()) showBusy();
    form.requestSubmit();
  };
  for (const type of ['focusin', 'pointerdown']) island.addEventListener(type, load, { once: true });
  for (const type of ['submit', 'invalid']) form.addEventListener(type, hold, true);
  island.addEventListener('tour-request-ready', () => queueMicrotask(() => release(true)), { once: true });
  if (hasStateToRestore()) load();
}

// Constants of draft.ts: an import would make both scripts share a third file.
function hasStateToRestore(): boolean {
  try {
    return history.state?.tourRequestSent || 'tour-request' in sessionStorage;
  } catch {
    return false;
  }
}

const island = document.querySelector('[data-tour-request]') as HTMLElement;
// A template names the script without loading it.
const template = document.getElementById('tour-request-script') as HTMLTemplateElement;
const { src } = template.content.querySelector('script') as HTMLScriptElement;
loadOnTouch(island, island.querySelector('form') as HTMLFormElement, src);

// Browsers scroll only the line of the cursor into view.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
});
