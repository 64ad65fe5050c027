import type { FieldName } from '../../shared/tour-request/fields.ts';
import { buttonIn, controlIn, controlsIn, requestIn, setBusy } from './controls.ts';
import { isSent, keepValues, keptValues, rememberArrival, rememberSending } from './draft.ts';

/** Milliseconds after which the browser's own sending counts as failed. */
const ANSWER_TIMEOUT_MS = 30_000;

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

function connect(section: HTMLElement, form: HTMLFormElement): void {
  let isStarted = false;
  /** Runs while the browser itself is sending the form. */
  let sending: ReturnType<typeof setTimeout> | undefined;
  /** Whether the browser refused to send the form as it is. */
  let isRefused = false;

  // Without its script the HTML form goes on working. The next touch tries again, which older browsers refuse.
  async function start(): Promise<void> {
    if (isStarted) return;
    const script = await import('./start-form.tsx').catch(() => undefined);
    if (!script || isStarted || sending) return;
    isStarted = true;
    script.startForm(section, form);
    // Shows what the browser refused with the messages of the site.
    if (isRefused) buttonIn(form)?.click();
  }

  /** A page may be shown long after it was loaded; what the visitor did meanwhile is in the draft. */
  function show({ persisted }: Partial<PageTransitionEvent>): void {
    if (document.prerendering) return;
    const controls = controlsIn(form);
    // A form that the server refused is newer than the draft.
    if (!persisted && controls.some(([, { defaultValue }]) => defaultValue)) keepValues(requestIn(form));
    // So is what was typed before this script came, but not what the browser restored.
    const isTyped = !persisted && navigator.userActivation?.hasBeenActive !== false;
    const kept = keptValues();
    if (kept || isSent())
      for (const [name, control] of controls) if (!isTyped || !control.value) control.value = kept?.[name] ?? '';
    if (isSent()) start();
  }

  function endSending(): void {
    if (sending) setBusy(form, false);
    clearTimeout(sending);
    sending = undefined;
  }

  for (const type of ['focusin', 'pointerdown', 'keydown']) section.addEventListener(type, start);
  // Nobody sees the fields for parts of an address, and their values belong to it.
  form.addEventListener('input', ({ target }) => {
    const part = target as HTMLInputElement;
    const whole = controlIn(form, part.dataset.partOf as FieldName);
    if (whole && !whole.value.includes(part.value)) whole.value = [whole.value, part.value].filter(Boolean).join(', ');
  });
  for (const type of ['input', 'change']) form.addEventListener(type, () => keepValues(requestIn(form)));
  // The script of the form hears of it first, and sends it.
  section.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    // A second click would send the form again.
    if (sending) return event.preventDefault();
    sending = setTimeout(endSending, ANSWER_TIMEOUT_MS);
    rememberSending();
    setBusy(form, true);
  });
  // The visitor stopped the sending.
  globalThis.navigation?.addEventListener('navigateerror', endSending);
  // These events do not bubble.
  form.addEventListener('invalid', () => (isRefused = true), { capture: true });
  form.addEventListener('input', () => (isRefused = false));
  // Browsers scroll only the line of the cursor into view.
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });

  show({});
  document.addEventListener('prerenderingchange', () => show({}));
  // Chromium restores what was typed only after this script has run.
  addEventListener('pageshow', (event) => {
    if (event.persisted) endSending();
    show(event);
  });
}

const section = document.querySelector<HTMLElement>('[data-tour-request]');
const form = section?.querySelector('form');
if (section && form) connect(section, form);

const thanks = document.querySelector<HTMLElement>('[data-thanks]');
if (thanks) {
  rememberArrival();
  const lede = thanks.querySelector('.lede');
  // Opened by hand, the page does not know of a request.
  if (lede && isSent()) lede.textContent = thanks.dataset.thanks ?? '';
}
