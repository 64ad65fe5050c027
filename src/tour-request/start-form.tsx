import { createElement } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { checkField, checkRequest } from '../../shared/tour-request/check-field.ts';
import { FIELDS, tourRequestOf } from '../../shared/tour-request/fields.ts';
import { buttonIn, controlIn, controlsIn, requestIn, say, setBusy } from './controls.ts';
import { isSent, laterThanPromised, rememberSent } from './draft.ts';
import { changeAndReveal, focusWithoutScrolling, holdsFocus, keepPosition } from './focus.ts';
import { idle, messagesOf, type Place, type State, statusText } from './messages.tsx';
import type { MessageProps } from './props.ts';
import { bodyOf, laterIn, sendTourRequest } from './send.ts';

const SUCCESS_PANEL_MS = 5_000;
/** Milliseconds until the form says that it is still trying. */
const SLOW_ANSWER_MS = 10_000;
/** Milliseconds between two looks whether a request that was sent is still news. */
const CLOCK_MS = 60_000;

/** Checks and sends the HTML form of the page, and shows its messages in the places that the page has for them. */
export function startForm(section: HTMLElement, form: HTMLFormElement): void {
  const props: MessageProps = JSON.parse(section.dataset.tourRequest ?? '');
  const places = new Map(
    [...section.querySelectorAll<HTMLElement>('[data-place]')].map((place) => [place.dataset.place as Place, place]),
  );
  const listeners = new AbortController();
  const { signal } = listeners;
  const root = createRoot(document.createElement('div'), { onUncaughtError: leaveToBrowser });
  let state: State = { ...idle, errors: refusedErrors(form) };
  let isShown = false;

  function show(change: Partial<State>): void {
    state = { ...state, ...change, isSent: isSent() };
    setAttributes(form, state);
    // A portal leaves what is in its place, such as the messages of a form that the server refused.
    if (!isShown) emptyPlaces();
    isShown = true;
    const current = withLater(props);
    const messages = messagesOf(current, state);
    say(form, statusText(state, current.texts));
    const shown = [...places].filter(([name]) => messages[name]);
    // Focus and scrolling need the page of the new state.
    flushSync(() => root.render(shown.map(([name, place]) => createPortal(messages[name], place, name))));
  }

  function emptyPlaces(): void {
    for (const place of places.values()) place.replaceChildren();
  }

  /** Something has changed the messages in a way that React cannot handle. */
  function leaveToBrowser(error: unknown): void {
    console.error(error);
    listeners.abort();
    emptyPlaces();
    setAttributes(form, idle);
    form.noValidate = false;
  }

  async function send(): Promise<void> {
    const body = bodyOf(new FormData(form));
    keepPosition(buttonIn(form), () => show({ phase: 'submitting', errors: {}, isSlow: false }));
    const slow = setTimeout(show, SLOW_ANSWER_MS, { isSlow: true });
    const answer = await sendTourRequest(body, props.language);
    const ok = answer !== undefined;
    clearTimeout(slow);
    const focused = holdsFocus(form);
    const message = places.get(ok ? 'thanks' : 'failure');
    if (ok) {
      // The page below stays in its place while the form is hidden.
      section.style.minHeight = `${section.offsetHeight}px`;
      form.reset();
      rememberSent({ [props.language]: laterIn(answer) });
    }
    changeAndReveal(
      () => show({ phase: ok ? 'success' : 'error' }),
      section,
      () => message?.firstElementChild,
    );
    if (signal.aborted && ok) return location.assign(props.action);
    if (signal.aborted) return buttonIn(form)?.click();
    if (!ok) return;
    if (focused) focusWithoutScrolling(message?.querySelector('h2'));
    setTimeout(endThanks, SUCCESS_PANEL_MS);
  }

  function endThanks(): void {
    const focused = section.contains(document.activeElement);
    const note = () => places.get('sent')?.firstElementChild;
    changeAndReveal(() => show({ phase: 'idle' }), section, note);
    section.style.minHeight = '';
    if (focused) focusWithoutScrolling(note());
  }

  function submit(event: SubmitEvent): void {
    // Something has removed the place of a message: the browser sends the form.
    if (!(['summary', 'failure', 'thanks'] as const).every((name) => places.get(name)?.isConnected)) return;
    event.preventDefault();
    if (state.phase === 'submitting' || state.phase === 'success') return;
    const errors = checkRequest(requestIn(form));
    if (Object.keys(errors).length === 0) return void send();
    show({ phase: 'idle', errors });
    if (signal.aborted) form.reportValidity();
    const summary = places.get('summary');
    focusWithoutScrolling(summary?.firstElementChild);
    summary?.scrollIntoView();
  }

  function input({ target }: Pick<Event, 'target'>): void {
    const field = FIELDS.find(({ name }) => controlIn(form, name) === target);
    const before = field && state.errors[field.name];
    if (!before) return;
    const control = target as HTMLInputElement;
    const now = checkField(field, control.value);
    // An error of another kind is shown only after the next click on Send.
    const error = now?.kind === before.kind ? now : undefined;
    if (error?.over === before.over) return;
    const { [field.name]: _, ...others } = state.errors;
    keepPosition(control, () => show({ errors: error ? { ...others, [field.name]: error } : others }));
  }

  /** What was typed, time or another page of the tab may have ended the news of a request, or brought it. */
  function refresh({ target }: Partial<Event>): void {
    if (state.isSent !== isSent()) keepPosition(target, () => show({}));
  }

  function forgetErrors(): void {
    if (state.phase !== 'submitting') show({ phase: 'idle', errors: {} });
  }

  form.addEventListener('submit', submit, { signal });
  for (const type of ['input', 'change'])
    for (const listener of [refresh, input]) form.addEventListener(type, listener, { signal });
  form.addEventListener('reset', forgetErrors, { signal });
  places.get('summary')?.addEventListener('click', goToField, { signal });
  addEventListener('pageshow', refresh, { signal });
  const clock = setInterval(refresh, CLOCK_MS, {});
  signal.addEventListener('abort', () => clearInterval(clock));
  form.noValidate = true;
  if (isSent()) show({});
  // Values may have been fixed before this script came.
  for (const [, control] of controlsIn(form)) input({ target: control });
  for (const [, control] of controlsIn(form).slice(0, 3)) control.enterKeyHint = 'next';
  setTimeout(drawAhead, 0, props);
}

/** React's first drawing takes 60 ms, and no click should wait for it. The picture of the thanks is asked for by the way. */
function drawAhead(props: MessageProps): void {
  const root = createRoot(document.createElement('div'));
  const errors = checkRequest(tourRequestOf(() => ''));
  const states: Partial<State>[] = [{ errors }, { phase: 'error' }, { phase: 'success' }];
  const drawn = states.flatMap((state) => Object.values(messagesOf(props, { ...idle, ...state })));
  flushSync(() => root.render(createElement('div', null, ...drawn)));
  root.unmount();
}

/** The texts with the day of the call, if it is later than promised. */
function withLater(props: MessageProps): MessageProps {
  const { thanks } = props.texts;
  const promise = [thanks.promise, laterThanPromised(props.language)].filter(Boolean).join(' ');
  return { ...props, texts: { ...props.texts, thanks: { ...thanks, promise } } };
}

function refusedErrors(form: HTMLFormElement): State['errors'] {
  if (!form.querySelector('[aria-invalid]')) return {};
  return checkRequest(tourRequestOf((name) => controlIn(form, name)?.defaultValue));
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
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link) return;
  const field = document.getElementById(link.hash.slice(1));
  event.preventDefault();
  field?.parentElement?.scrollIntoView({ block: 'center' });
  focusWithoutScrolling(field);
}
