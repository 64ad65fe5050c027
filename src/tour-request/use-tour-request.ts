import { type InputEvent, type SubmitEvent, useCallback, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FIELDS } from '../../shared/tour-request/fields.ts';
import { controlOf, valuesOf } from './controls.ts';
import { forgetDraft, keepValues, keptValues, keyFor } from './draft.ts';
import { errorOf, errorsIn } from './field-errors.ts';
import { focusQuietly, holdStill, holdsFocus, isFocusNowhere, show } from './focus.ts';
import { bodyOf, sendTourRequest } from './send.ts';
import { standUntilUnattended } from './stand-until-unattended.ts';
import { type Action, idle, maySubmit, reduce, type State } from './state.ts';
import { askForToken } from './token.ts';
import { isWriting, type PlaceInText, placeIn, writeOn } from './write-on.ts';

/** Milliseconds for which the thanks stand in the place of the form. */
const SUCCESS_PANEL_MS = 5_000;

/** Milliseconds after which the form says that it is still trying. */
const SLOW_ANSWER_MS = 10_000;

/** The states of the form and what leads from one to the next. */
export function useTourRequest(initialState: State = idle) {
  const [state, dispatch] = useReducer(reduce, initialState);
  const card = useRef<HTMLElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const sentNote = useRef<HTMLDivElement>(null);
  /** Where somebody was writing when the thanks came. */
  const written = useRef<PlaceInText>(undefined);

  // What follows a change needs the page as the new state has made it: focus can only move to what is there.
  const apply = useCallback((action: Action) => flushSync(() => dispatch(action)), []);

  const takeForm = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    // The browser's own messages are for the form before it is taken over.
    form.noValidate = true;
    form.addEventListener('focusin', askForToken, { once: true });
    const kept = keptValues();
    // What stands in a box already is newer.
    for (const { name } of FIELDS) controlOf(form, name).value ||= kept[name] ?? '';
    keepValues(valuesOf(form));
  }, []);

  useEffect(() => {
    const section = card.current;
    if (state.phase !== 'success' || !section) return;
    const end = () => {
      const focused = section.contains(document.activeElement);
      apply({ type: 'thanked' });
      section.style.removeProperty('min-block-size');
      if (focused) focusQuietly(sentNote.current);
      show(sentNote.current, section);
    };
    // Somebody who is still writing gets the form, and loses no letter.
    const goOn = (event: KeyboardEvent) => {
      if (!written.current || !isWriting(event)) return;
      end();
      const form = section.querySelector('form');
      if (form) writeOn(form, written.current);
    };
    section.addEventListener('keydown', goOn);
    const callOff = standUntilUnattended(section, SUCCESS_PANEL_MS, end);
    return () => {
      section.removeEventListener('keydown', goOn);
      callOff();
    };
  }, [state.phase, apply]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!maySubmit(state)) return;
    const errors = errorsIn(event.currentTarget);
    if (Object.keys(errors).length === 0) {
      void send(event.currentTarget);
    } else {
      apply({ type: 'refused', errors });
      summary.current?.focus();
    }
  }

  async function send(form: HTMLFormElement) {
    const section = card.current;
    const pressed = document.activeElement;
    const sent = valuesOf(form);
    const body = bodyOf(new FormData(form));
    apply({ type: 'submitted' });
    const slow = setTimeout(() => apply({ type: 'slow' }), SLOW_ANSWER_MS);
    const ok = await sendTourRequest(body, keyFor(body), document.documentElement.lang);
    clearTimeout(slow);
    const { activeElement } = document;
    const field = FIELDS.find(({ name }) => controlOf(form, name) === activeElement);
    const answer = () => apply({ type: 'answered', ok });
    if (!ok) {
      // Nobody has to write where they cannot see it; the message is announced anyway.
      if (field) return holdStill(controlOf(form, field.name), answer);
      answer();
      if (isFocusNowhere()) focusQuietly(pressed);
      return show(failure.current, section);
    }
    forgetDraft();
    // What was written after the press has not been sent: it waits in the form that comes back.
    keepValues(valuesOf(form, (name, value) => value !== sent[name]));
    const focused = holdsFocus(form);
    // A field that was gone to, or changed, after the press.
    const isInUse = field && (activeElement !== pressed || controlOf(form, field.name).value !== sent[field.name]);
    written.current = isInUse ? placeIn(form, field.name) : undefined;
    // The page below stays where it is while the shorter thanks stand here.
    section?.style.setProperty('min-block-size', `${section.offsetHeight}px`);
    answer();
    if (focused) focusQuietly(thanks.current?.querySelector('h2'));
    show(thanks.current, section);
  }

  function input(event: InputEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    keepValues(valuesOf(form));
    const field = FIELDS.find(({ name }) => controlOf(form, name) === event.target);
    const before = field && state.errors[field.name];
    if (!before) return;
    const control = controlOf(form, field.name);
    const now = errorOf(field, control);
    // Nobody is told of another error before they are done writing; that one waits for the next press of the button.
    const error = now?.kind === before.kind ? now : undefined;
    if (error?.over === before.over) return;
    holdStill(control, () => apply({ type: 'changed', field: field.name, error }));
  }

  return { state, submit, input, takeForm, refs: { card, summary, failure, thanks, sentNote } };
}
