/**
 * Milliseconds in which a page that has loaded paints its first view, for which the script would take the line. The same as
 * in load-after-page.ts: shared, it would make both scripts files to ask for instead of parts of the page.
 */
const PAINTING_MS = 300;

/** How far below the window the form may be when its script starts to load. */
const NEAR = '300px';

/** Milliseconds for which a press of the button waits for the script. */
const SCRIPT_TIMEOUT_MS = 5_000;

/**
 * Loads the script of the form when the page is there and the form is near, and at once when somebody turns to it.
 *
 * A press of the button before the script has taken over is held for it: a second press then cannot send a second
 * request, and what is wrong is said in the same words as always. Where the script does not come, the press goes the
 * way it goes without JavaScript, so that nothing is lost.
 */
function loadWhenNear(island: HTMLElement, form: HTMLFormElement, script: string): void {
  const signs = ['focusin', 'pointerdown', 'keydown'] as const;
  const refusals = ['submit', 'invalid'] as const;
  let loading = false;
  let held = false;

  const load = () => {
    if (loading) return;
    loading = true;
    observer.disconnect();
    import(/* @vite-ignore */ script).catch(release);
  };
  const hold = (event: Event) => {
    event.preventDefault();
    if (!held) setTimeout(release, SCRIPT_TIMEOUT_MS);
    held = true;
    load();
  };
  const release = () => {
    for (const type of refusals) form.removeEventListener(type, hold, true);
    if (held) form.requestSubmit();
    held = false;
  };
  const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && load(), {
    rootMargin: NEAR,
  });

  addEventListener('load', () => setTimeout(() => observer.observe(island), PAINTING_MS));
  for (const type of signs) island.addEventListener(type, load, { once: true });
  for (const type of refusals) form.addEventListener(type, hold, true);
  island.addEventListener('tour-request-ready', () => queueMicrotask(release), { once: true });
}

const island = document.querySelector<HTMLElement>('[data-tour-request]');
const form = island?.querySelector('form');
// The build knows the address of the script; a template names it without loading it.
const script = document.querySelector<HTMLTemplateElement>('#tour-request-script')?.content.querySelector('script');
const address = script?.getAttribute('src');
if (island && form && address) loadWhenNear(island, form, address);
