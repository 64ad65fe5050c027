/** Milliseconds that a press of the button waits for the script. */
const SCRIPT_TIMEOUT_MS = 2_000;

/** Loads the script of the form at the first touch or focus. A press before that shows as sending, and waits for the script. */
function loadOnTouch(island: HTMLElement, form: HTMLFormElement, script: string): void {
  const button = form.querySelector<HTMLElement>('[data-busy-label]');
  const label = button?.querySelector('span');
  const text = label?.textContent ?? '';
  const showBusy = (isBusy: boolean) => {
    if (button) button.ariaDisabled = isBusy ? 'true' : null;
    if (label) label.textContent = (isBusy && button?.dataset.busyLabel) || text;
  };
  let loading = false;
  let held = false;
  const load = () => {
    if (loading) return;
    loading = true;
    import(/* @vite-ignore */ script).catch(() => release(false));
  };
  const hold = (event: Event) => {
    event.preventDefault();
    load();
    if (held) return;
    held = true;
    setTimeout(release, SCRIPT_TIMEOUT_MS, false);
    showBusy(true);
  };
  const release = (isHydrated: boolean) => {
    for (const type of ['submit', 'invalid']) form.removeEventListener(type, hold, true);
    if (!held) return;
    held = false;
    if (isHydrated || !form.checkValidity()) showBusy(false);
    form.requestSubmit();
  };
  for (const type of ['focusin', 'pointerdown', 'keydown']) island.addEventListener(type, load, { once: true });
  for (const type of ['submit', 'invalid']) form.addEventListener(type, hold, true);
  island.addEventListener('tour-request-ready', () => queueMicrotask(() => release(true)), { once: true });
  if (hasStateToRestore()) load();
}

// Constants of draft.ts: an import would make both scripts share a third file.
function hasStateToRestore(): boolean {
  try {
    return history.state?.tourRequestSent === true || 'tour-request' in sessionStorage;
  } catch {
    return false;
  }
}

const island = document.querySelector<HTMLElement>('[data-tour-request]');
const form = island?.querySelector('form');
// A template names the script without loading it.
const script = document.querySelector<HTMLTemplateElement>('#tour-request-script')?.content.querySelector('script');
const address = script?.getAttribute('src');
if (island && form && address) loadOnTouch(island, form, address);

// Browsers scroll only the line of the cursor into view.
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
});
