import { buttonIn, controlsIn, requestIn, setBusy } from './controls.ts';
import { forgetDraft, isSent, keepValues, keptValues, rememberArrival, rememberSending } from './draft.ts';
import { connectEmptyButton } from './empty-button.ts';
import { joinParts } from './join-parts.ts';

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
  /** Whether the browser refused to send the form as it is: a click on Send that is not followed by a submit event. */
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
    const isActive = !persisted && navigator.userActivation?.hasBeenActive;
    const isTyped = !persisted && isActive !== false;
    const kept = keptValues();
    if (kept) for (const [name, control] of controls) if (!isTyped || !control.value) control.value = kept[name] ?? '';
    if (isActive) keepValues(requestIn(form));
    showEmptyButton();
    if (isSent()) start();
  }

  function endSending(): void {
    if (sending) setBusy(form, false);
    clearTimeout(sending);
    sending = undefined;
  }

  const showEmptyButton = connectEmptyButton(form);
  for (const type of ['focusin', 'pointerdown', 'keydown']) section.addEventListener(type, start);
  joinParts(form);
  for (const type of ['input', 'change'])
    form.addEventListener(type, () => {
      isRefused = false;
      keepValues(requestIn(form));
      showEmptyButton();
    });
  form.addEventListener('reset', () => {
    // A request that the server refused is the default.
    for (const [, control] of controlsIn(form)) control.defaultValue = '';
    forgetDraft();
    setTimeout(showEmptyButton);
  });
  form.addEventListener('click', ({ target }) => {
    isRefused ||= buttonIn(form)?.contains(target as Element) ?? false;
  });
  // `start-form.tsx` handles the event first.
  section.addEventListener('submit', (event) => {
    isRefused = false;
    if (event.defaultPrevented) return;
    if (sending) return event.preventDefault();
    sending = setTimeout(endSending, ANSWER_TIMEOUT_MS);
    rememberSending();
    setBusy(form, true);
  });
  // The visitor stopped the sending.
  globalThis.navigation?.addEventListener('navigateerror', endSending);
  // Browsers scroll only the line of the cursor into view.
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });

  show({});
  // On a slow connection the visitor may be typing before this script comes.
  if (controlsIn(form).some(([, control]) => control === document.activeElement)) start();
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
  // Reached in another way than from the form, the page does not know of a request.
  if (lede && isSent()) lede.textContent = thanks.dataset.thanks ?? '';
}
