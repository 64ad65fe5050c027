import { type InputEvent, type SubmitEvent, useCallback, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import { controlOf, requestIn } from './controls.ts';
import { forgetDraft, isSent, keepValues, keptValues, keyFor, rememberSent } from './draft.ts';
import { errorOf, errorsIn } from './field-errors.ts';
import { focusQuietly, holdStill, holdsFocus, showAfter } from './focus.ts';
import { bodyOf, sendTourRequest } from './send.ts';
import { type Action, idle, maySubmit, reduce, type State } from './state.ts';

const SUCCESS_PANEL_MS = 5_000;
/** Milliseconds until the form says that it is still trying. */
const SLOW_ANSWER_MS = 10_000;

export function useTourRequest(initialState: State = idle) {
  const [state, dispatch] = useReducer(reduce, initialState);
  const card = useRef<HTMLElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const sentNote = useRef<HTMLDivElement>(null);

  // Focus and scrolling need the page of the new state.
  const apply = useCallback((action: Action) => flushSync(() => dispatch(action)), []);

  const takeForm = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    // The browser's own messages serve the form until it is hydrated.
    form.noValidate = true;
    const kept = keptValues();
    // A value that is there already is newer.
    for (const { name } of FIELDS) controlOf(form, name).value ||= kept[name] ?? '';
    keepValues(requestIn(form));
  }, []);

  useEffect(() => {
    if (isSent()) dispatch({ type: 'returned' });
  }, []);

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
    event.preventDefault();
    if (!maySubmit(state)) return;
    const errors = errorsIn(event.currentTarget);
    if (Object.keys(errors).length === 0) {
      void send(event.currentTarget);
    } else {
      apply({ type: 'refused', errors });
      focusQuietly(summary.current);
      summary.current?.scrollIntoView();
    }
  }

  async function send(form: HTMLFormElement) {
    const body = bodyOf(new FormData(form));
    apply({ type: 'submitted' });
    const slow = setTimeout(() => apply({ type: 'slow' }), SLOW_ANSWER_MS);
    const ok = await sendTourRequest(body, keyFor(body), document.documentElement.lang);
    clearTimeout(slow);
    const focused = holdsFocus(form);
    if (ok) {
      forgetDraft();
      rememberSent();
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
    const field = FIELDS.find(({ name }) => controlOf(form, name) === event.target);
    const before = field && state.errors[field.name];
    if (!before) return;
    const control = controlOf(form, field.name);
    const now = errorOf(field, control);
    // An error of another kind is shown only after the next press of the button.
    const error = now?.kind === before.kind ? now : undefined;
    if (error?.over === before.over) return;
    holdStill(control, () => apply({ type: 'changed', field: field.name, error }));
  }

  return { state, submit, input, takeForm, refs: { card, summary, failure, thanks, sentNote } };
}
