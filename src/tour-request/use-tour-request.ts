import { type InputEvent, type SubmitEvent, useCallback, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { checkField, checkRequest } from '../../shared/tour-request/check-field.ts';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import { controlIn, requestIn } from './controls.ts';
import { forgetDraft, isSent, keepValues, keyFor, rememberSent } from './draft.ts';
import { focusQuietly, holdStill, holdsFocus, showAfter } from './focus.ts';
import { ANSWER_TIMEOUT_MS, bodyOf, sendTourRequest } from './send.ts';
import { type Action, idle, maySubmit, reduce, type State } from './state.ts';

const SUCCESS_PANEL_MS = 5_000;
/** Milliseconds until the form says that it is still trying. */
const SLOW_ANSWER_MS = 10_000;

export function useTourRequest(language: string, initialState: State = idle) {
  const [state, dispatch] = useReducer(reduce, initialState);
  const card = useRef<HTMLElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const sentNote = useRef<HTMLDivElement>(null);

  // Focus and scrolling need the page of the new state.
  const apply = useCallback((action: Action) => {
    flushSync(() => dispatch(action));
    const messages = [summary, failure, thanks].map(({ current }) => current);
    if (messages.some((message) => message?.isConnected === false)) flushSync(() => dispatch({ type: 'lost' }));
  }, []);

  useEffect(() => {
    if (isSent()) dispatch({ type: 'returned' });
  }, []);

  // The browser itself is sending the form that was here before: this page goes once its answer is there.
  const isBrowserSending = initialState.phase === 'submitting';
  useEffect(() => {
    if (!isBrowserSending) return;
    const slow = setTimeout(apply, SLOW_ANSWER_MS, { type: 'slow' });
    const lost = setTimeout(apply, ANSWER_TIMEOUT_MS, { type: 'answered', ok: false });
    const comeBack = () => {
      clearTimeout(slow);
      clearTimeout(lost);
      dispatch({ type: 'cancelled' });
    };
    addEventListener('pageshow', comeBack, { once: true });
    return () => removeEventListener('pageshow', comeBack);
  }, [isBrowserSending, apply]);

  useEffect(() => {
    if (state.phase !== 'success') return;
    const timer = setTimeout(() => {
      const focused = card.current?.contains(document.activeElement);
      showAfter(
        () => apply({ type: 'thanked' }),
        card.current,
        () => sentNote.current,
      );
      if (focused) focusQuietly(sentNote.current);
    }, SUCCESS_PANEL_MS);
    return () => clearTimeout(timer);
  }, [state.phase, apply]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    if (!maySubmit(state)) return;
    const errors = checkRequest(requestIn(form));
    if (Object.keys(errors).length === 0) {
      // Without an answer to show, the browser sends the form by itself.
      send(form).catch(() => form.submit());
    } else {
      apply({ type: 'refused', errors });
      focusQuietly(summary.current);
      summary.current?.scrollIntoView();
    }
  }

  async function send(form: HTMLFormElement) {
    const body = bodyOf(new FormData(form));
    const key = keyFor(body);
    apply({ type: 'submitted' });
    const slow = setTimeout(apply, SLOW_ANSWER_MS, { type: 'slow' });
    const ok = await sendTourRequest(body, key, language);
    clearTimeout(slow);
    const focused = holdsFocus(form);
    if (ok) {
      forgetDraft();
      rememberSent();
      form.reset();
    }
    showAfter(
      () => apply({ type: 'answered', ok }),
      card.current,
      () => failure.current ?? thanks.current,
    );
    if (ok && focused) focusQuietly(thanks.current?.querySelector('h2'));
  }

  function input(event: InputEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    keepValues(requestIn(form));
    const field = FIELDS.find(({ name }) => controlIn(form, name) === event.target);
    const before = field && state.errors[field.name];
    if (!before) return;
    const control = event.target as HTMLInputElement;
    const now = checkField(field, control.value);
    // An error of another kind is shown only after the next click on Send.
    const error = now?.kind === before.kind ? now : undefined;
    if (error?.over === before.over) return;
    holdStill(control, () => apply({ type: 'changed', field: field.name, error }));
  }

  return { state, submit, input, refs: { card, summary, failure, thanks, sentNote } };
}
