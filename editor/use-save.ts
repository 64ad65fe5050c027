import { startTransition, useActionState, useEffect, useRef, useState } from 'react';
import { dropSaved, storeDraft } from './drafts.ts';
import { type FormEntry, named } from './form-list.ts';
import { forgetUnused } from './photographs.ts';
import { attempt, type Outcome, type Seen } from './save.ts';
import { type Draft, getState } from './store.ts';

/** Ends a save; `isOpen`: the form is still on the screen. */
export type Finish = (label: string, outcome: Outcome, isOpen: boolean) => Promise<void>;

/** The save of a form, with all that follows it: nothing is said to be saved, or not, before that is over. */
export function useSave(entry: FormEntry, finish: Finish) {
  const [seen, setSeen] = useState<Seen>(new Map());
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const [outcome, save, isSaving] = useActionState(async (_before: Outcome | undefined, pressed: Draft) => {
    const next = await attempt(entry, pressed, seen);
    const draft = getState().drafts.get(entry.name);
    if (next.kind === 'saved' || next.kind === 'already there') {
      dropSaved(entry.name, pressed.files);
      await forgetUnused();
    } else if (next.kind === 'unknown') {
      storeDraft(entry.name, { ...(draft ?? pressed), sent: next.sent });
    } else if (next.shown && isOpen.current && (draft ?? pressed).files === pressed.files) {
      storeDraft(entry.name, { ...pressed, files: next.shown.files });
      setSeen(next.shown.seen);
    }
    await finish(entry.label, next, isOpen.current);
    return next;
  }, undefined);
  const press = (draft: Draft) => {
    if (isSaving) return;
    const pressed = { ...draft, files: named(getState(), entry, draft) };
    if (getState().drafts.has(entry.name)) storeDraft(entry.name, pressed);
    startTransition(() => save(pressed));
  };
  return { outcome, press, isSaving };
}
