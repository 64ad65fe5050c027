import { useSyncExternalStore } from 'react';
import type { Head } from './host.ts';

/** A file of a form. */
export interface FormFile {
  /** Path below the content folder. */
  file: string;
  /** The text that the form was filled in from. */
  loaded: string;
  /** What is typed now, as `toForm` makes it; `toFile` makes it the value of a content file again. */
  value: unknown;
}

/** What is typed in a form and not saved. */
export interface Draft {
  files: readonly FormFile[];
  /** Saves of it whose answer did not arrive, with the texts that they would have written. */
  sent?: readonly { id: string; texts: Readonly<Record<string, string>> }[];
}

/** A question that waits for its answer: the index of a button. */
export interface Question {
  lines: readonly string[];
  labels: readonly string[];
  answer: (index: number) => void;
}

/**
 * Everything that the editor knows. A component reads it with `useStore()`, and is rendered again when something changes; nothing
 * in it is ever changed in place, so a part that is the same object is unchanged.
 */
export interface State {
  /** The files of the host as they were read last. */
  head: Head;
  /** The text and the value of each content file as it was read last, by path below the content folder. */
  texts: ReadonlyMap<string, string>;
  values: ReadonlyMap<string, unknown>;
  /** By the name of the form. */
  drafts: ReadonlyMap<string, Draft>;
  /** Chosen photographs that are not saved yet, by path, such as `content/photos/door.webp`. */
  photographs: ReadonlyMap<string, Blob>;
  /** How many are still being made smaller. */
  inWork: number;
  question?: Question;
}

let state: State = {
  head: { sha: '', files: {} },
  texts: new Map(),
  values: new Map(),
  drafts: new Map(),
  photographs: new Map(),
  inWork: 0,
};
const listeners = new Set<() => void>();

export const getState = () => state;

export function setState(changes: Partial<State>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStore = () => useSyncExternalStore(subscribe, getState);

/** Asks in a dialog. Returns the index of the button that was pressed: the last one if the dialog was closed. */
export function ask(lines: readonly string[], labels: readonly string[]): Promise<number> {
  // After a second tap while the first one waits for the network.
  if (state.question) return Promise.resolve(labels.length - 1);
  return new Promise((resolve) => {
    const answer = (index: number) => {
      setState({ question: undefined });
      resolve(index);
    };
    setState({ question: { lines, labels, answer } });
  });
}
