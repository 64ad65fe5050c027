import { useEffect, useEffectEvent, useState } from 'react';
import { isSame } from '../content-model/is-same.ts';
import { KEY } from './convert.ts';
import type { Spot } from './fields/use-field.tsx';
import { readNewest } from './files.ts';
import { type FormEntry, type FormFile, fillIn } from './form-list.ts';

// Each tab has its own draft of a form, so that two tabs do not lose each other's words.
const tab = sessionStorage.getItem('tab') ?? crypto.randomUUID();
sessionStorage.setItem('tab', tab);
const keyOf = (form: string, id = tab) => `draft:${form}:${id}`;
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

/** The draft of this tab, or else that of another tab, which moves here. */
function takeDraft(form: string): FormFile[] | undefined {
  const key = [keyOf(form), ...keys()].find((one) => one.startsWith(keyOf(form, '')) && localStorage.getItem(one));
  const text = key && localStorage.getItem(key);
  if (!text) return undefined;
  localStorage.removeItem(key);
  const files = JSON.parse(text);
  storeDraft(form, files);
  return files;
}

function storeDraft(form: string, files: readonly FormFile[]): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(files));
  } catch {
    // Storage is full. The open form still has the words.
  }
}

export const forgetDraft = (form: string) => localStorage.removeItem(keyOf(form));

/** The names of the forms with a draft. */
export const draftNames = () => [...new Set(keys().map((key) => key.replace(/^draft:(.*):.*$/, '$1')))];

/** Whether a draft names a photograph. */
export const isInDraft = (name: string) => keys().some((key) => localStorage.getItem(key)?.includes(`"${name}"`));

type Value = Record<string, unknown>;

/** Where an item is now that was at a place of a list; undefined if it was removed since. */
function placeNow(key: string, then: unknown, now: unknown): string | undefined {
  if (!Array.isArray(then) || !Array.isArray(now)) return key;
  const item = then[Number(key)]?.[KEY];
  const place = item === undefined ? Number(key) : now.findIndex((one) => one?.[KEY] === item);
  return place < 0 ? undefined : String(place);
}

/** A value with another part at a path, which is that in the value `then`. */
function setIn(value: unknown, [key, ...rest]: readonly string[], next: unknown, then: unknown): unknown {
  if (key === undefined) return next;
  const place = placeNow(key, then, value);
  if (place === undefined) return value;
  const part = setIn((value as Value | undefined)?.[place], rest, next, (then as Value | undefined)?.[key]);
  return Array.isArray(value) ? value.with(Number(place), part) : { ...(value as Value), [place]: part };
}

/** The files of a form, from its draft or else as they were read last. */
export function useFiles(entry: FormEntry) {
  const [draft] = useState(() => takeDraft(entry.name));
  const [first, setFirst] = useState(() => draft ?? fillIn(entry));
  const [files, setFiles] = useState(first);
  const isTouched = draft !== undefined || files !== first;

  // Never after the first key: that would lose what was typed.
  const fillAgain = useEffectEvent(() => {
    const newest = fillIn(entry);
    if (isTouched || isSame(newest, first)) return;
    setFirst(newest);
    setFiles(newest);
  });
  useEffect(() => void readNewest().then(fillAgain, () => undefined), []);
  useEffect(() => {
    if (isTouched) storeDraft(entry.name, files);
  }, [entry.name, files, isTouched]);

  /** Changes fields that were rendered with `files`. Items may have been moved since, such as while a photograph is being made smaller. */
  const change = (changes: readonly Spot[]) => {
    const thenIn = (file: string) => files.find((one) => one.file === file)?.value;
    const changed = ({ file, value }: FormFile) =>
      changes
        .filter((one) => one.file === file)
        .reduce((before, one) => setIn(before, one.path.split('.'), one.value, thenIn(file)), value);
    setFiles((all) => all.map((one) => ({ ...one, value: changed(one) })));
  };
  return { files, setFiles, change, isTouched, isDraft: draft !== undefined };
}
