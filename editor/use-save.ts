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
    const outcome = await attempt(entry, pressed, seen);
    const draft = getState().drafts.get(entry.name) ?? pressed;
    if ('texts' in outcome) {
      dropSaved(entry.name, pressed.files);
      await forgetUnused();
    } else if (outcome.kind === 'unknown') {
      storeDraft(entry.name, { ...draft, sent: outcome.sent });
    } else if (outcome.merged && isOpen.current && draft.files === pressed.files) {
      storeDraft(entry.name, { ...pressed, files: outcome.merged.files });
      setSeen(outcome.merged.seen);
    }
    await finish(entry.label, outcome, isOpen.current);
    return outcome;
  }, undefined);
  const press = (draft: Draft) => {
    if (isSaving) return;
    const pressed = { ...draft, files: named(getState(), entry, draft) };
    if (getState().drafts.has(entry.name)) storeDraft(entry.name, pressed);
    startTransition(() => save(pressed));
  };
  return { outcome, press, isSaving };
}
