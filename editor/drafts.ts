import type { FormFile } from './save.ts';

// Each tab has its own draft of a form, so that two tabs do not lose each other's words.
const tab = sessionStorage.getItem('tab') ?? crypto.randomUUID();
sessionStorage.setItem('tab', tab);
const keyOf = (form: string, id = tab) => `draft:${form}:${id}`;
const keysOf = (form: string) => Object.keys(localStorage).filter((key) => key.startsWith(keyOf(form, '')));

/** What was typed into a form and not saved, in this tab or else in another one. */
export function readDraft(form: string): { key: string; text: string; files: FormFile[] } | undefined {
  const key = [keyOf(form), ...keysOf(form)].find((one) => localStorage.getItem(one));
  const text = key && localStorage.getItem(key);
  return text ? { key, text, files: JSON.parse(text) } : undefined;
}

export function storeDraft(form: string, files: readonly FormFile[]): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(files));
  } catch {
    // The form still has it if the browser is out of space.
  }
}

/** Forgets the draft of this tab, and the one that it began with, unless another tab has changed that since. */
export function forgetDraft(form: string, begun?: { key: string; text: string }): void {
  localStorage.removeItem(keyOf(form));
  if (begun && localStorage.getItem(begun.key) === begun.text) localStorage.removeItem(begun.key);
}

/** The names of the forms with a draft. */
export const draftNames = () => [
  ...new Set(Object.keys(localStorage).flatMap((key) => /^draft:(.*):/.exec(key)?.[1] ?? [])),
];
