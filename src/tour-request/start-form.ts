import { checkRequest, cleanEmail, type FieldErrors } from '../../shared/tour-request/check-field.ts';
import { type FieldName, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { buttonIn, controlIn, controlsIn, requestIn, say, setBusy, write } from './controls.ts';
import { isSent, keepValues, keptValues, rememberArrival, rememberSent } from './draft.ts';
import { connectEmptyButton } from './empty-button.ts';
import { changeAndReveal, focusWithoutScrolling, holdsFocus, keepPosition } from './focus.ts';
import { connectMessages } from './form-messages.ts';
import { joinParts } from './join-parts.ts';
import { bodyOf, laterIn, sendTourRequest } from './send.ts';
import type { State } from './state.ts';

const SUCCESS_PANEL_MS = 5_000;
/** Milliseconds until the form says that it is still trying. */
const SLOW_ANSWER_MS = 10_000;

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Checks and sends the HTML form of the page, and shows the messages that the page has for it. */
function startForm(section: HTMLElement, form: HTMLFormElement): void {
  const language = section.dataset.language ?? '';
  let state: State = { phase: 'idle', errors: refusedErrors(form), isSlow: false, isSent: false };
  const messages = connectMessages(section, state);

  function show(change: Partial<State>): void {
    state = { ...state, ...change, isSent: isSent() };
    messages.show(state);
    setAttributes(form, state);
    say(form, statusText());
  }

  /** What screen readers hear of a state, in the words that the page shows. */
  function statusText(): string {
    if (state.phase === 'success') return messages.shownIn('thanks')?.querySelector('.lede')?.textContent ?? '';
    if (state.phase !== 'submitting') return '';
    return messages.shownIn('slow')?.textContent ?? buttonIn(form)?.dataset.busy ?? '';
  }

  async function send(): Promise<void> {
    write(form, (name, value) => (name === 'email' ? cleanEmail(value) : value));
    const body = bodyOf(new FormData(form));
    keepPosition(buttonIn(form), () => show({ phase: 'submitting', errors: {}, isSlow: false }));
    const slow = setTimeout(show, SLOW_ANSWER_MS, { isSlow: true });
    const accepted = await sendTourRequest(body, language);
    clearTimeout(slow);
    const focused = holdsFocus(form);
    if (accepted) {
      // The page below stays in its place while the form is hidden.
      section.style.minHeight = `${section.offsetHeight}px`;
      form.reset();
      rememberSent({ [language]: laterIn(accepted) });
    }
    changeAndReveal(
      () => show({ phase: accepted ? 'success' : 'error' }),
      section,
      () => messages.shownIn(accepted ? 'thanks' : 'failure'),
    );
    if (!accepted) return;
    if (focused) focusWithoutScrolling(messages.shownIn('thanks')?.querySelector('h2'));
    setTimeout(endThanks, SUCCESS_PANEL_MS);
  }

  function endThanks(): void {
    const focused = section.contains(document.activeElement);
    keepPosition(section, () => {
      show({ phase: 'idle' });
      section.style.minHeight = '';
    });
    if (focused) focusWithoutScrolling(messages.shownIn('sent'));
  }

  function submit(event: SubmitEvent): void {
    // The browser sends a form that has lost the places of its messages.
    if (!messages.hasPlaces()) return;
    event.preventDefault();
    if (state.phase === 'submitting' || state.phase === 'success') return;
    const errors = checkRequest(requestIn(form));
    if (Object.keys(errors).length === 0) return void send();
    show({ phase: 'idle', errors });
    const summary = messages.shownIn('summary');
    focusWithoutScrolling(summary);
    summary?.scrollIntoView();
  }

  /** Values, time or another page of the tab may have fixed errors, or have brought or ended the news of a request. */
  function update(): void {
    const errors = errorsLeft(form, state.errors);
    if (state.isSent === isSent() && JSON.stringify(errors) === JSON.stringify(state.errors)) return;
    keepPosition(document.activeElement, () => show({ errors }));
  }

  /** A page may be shown long after it was loaded; what the visitor did meanwhile is in the draft. */
  function restore({ persisted }: Partial<PageTransitionEvent>): void {
    if (document.prerendering) return;
    // A form that the server refused is newer than the draft.
    const isRefused = !persisted && controlsIn(form).some(([, { defaultValue }]) => defaultValue);
    if (isRefused) keepValues(requestIn(form));
    // So is what was typed before this script came, but not what the browser restored.
    const isActive = !persisted && navigator.userActivation?.hasBeenActive;
    const isTyped = !persisted && isActive !== false;
    const kept = keptValues();
    if (kept) write(form, (name, value) => (isTyped && value) || (kept[name] ?? ''));
    if (isActive) keepValues(requestIn(form));
    showEmptyButton();
    update();
  }

  const showEmptyButton = connectEmptyButton(form);
  joinParts(form);
  form.noValidate = true;
  form.addEventListener('submit', submit);
  for (const type of ['input', 'change'])
    form.addEventListener(type, () => {
      keepValues(requestIn(form));
      showEmptyButton();
      update();
    });
  form.addEventListener('reset', (event) => {
    // A request that the server refused would come back.
    event.preventDefault();
    write(form, () => '');
    if (state.phase !== 'submitting') show({ phase: 'idle', errors: {} });
  });
  // Browsers scroll only the line of the cursor into view.
  form.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
  });
  // Its picture is there when it is needed.
  form.addEventListener('focusin', () => messages.copy('thanks'), { once: true });
  section.addEventListener('click', goToField);
  document.addEventListener('prerenderingchange', () => restore({}));
  // Chromium restores what was typed only after this script has run.
  addEventListener('pageshow', restore);
  document.addEventListener('visibilitychange', update);
  restore({});
  for (const [, control] of controlsIn(form).slice(0, 3)) control.enterKeyHint = 'next';
}

function refusedErrors(form: HTMLFormElement): FieldErrors {
  if (!form.querySelector('[aria-invalid]')) return {};
  return checkRequest(tourRequestOf((name) => controlIn(form, name)?.defaultValue));
}

/** The errors that are shown and that the values still have. An error of another kind is shown only after the next click on Send. */
function errorsLeft(form: HTMLFormElement, shown: FieldErrors): FieldErrors {
  const now = Object.entries(checkRequest(requestIn(form)));
  return Object.fromEntries(now.filter(([name, { kind }]) => shown[name as FieldName]?.kind === kind));
}

function setAttributes(form: HTMLFormElement, { phase, errors, isSent }: State): void {
  form.dataset.phase = phase;
  form.hidden = phase === 'success';
  setBusy(form, phase === 'submitting');
  for (const [name, control] of controlsIn(form))
    if (errors[name]) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  const steps = document.querySelector<HTMLOListElement>('#next ol');
  if (!steps) return;
  // The first step, to call or to send the form, is done.
  steps.start = isSent ? 2 : 1;
  (steps.firstElementChild as HTMLElement).hidden = isSent;
}

// The link by itself would show the field without its label, and leave a step for the back button. At the lower edge of the
// window the keyboard of a phone would cover it.
function goToField(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-place="summary"] a[href^="#"]');
  if (!link) return;
  const field = document.getElementById(link.hash.slice(1));
  event.preventDefault();
  field?.parentElement?.scrollIntoView({ block: 'center' });
  focusWithoutScrolling(field);
}

const section = document.querySelector<HTMLElement>('[data-tour-request]');
const form = section?.querySelector('form');
if (section && form) startForm(section, form);

const thanks = document.querySelector<HTMLElement>('[data-thanks]');
if (thanks) {
  rememberArrival();
  const lede = thanks.querySelector('.lede');
  // Reached in another way than from the form, the page does not know of a request.
  if (lede && isSent()) lede.textContent = thanks.dataset.thanks ?? '';
}
