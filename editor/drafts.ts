import { type FormEntry, fillIn } from './form-list.ts';
import { type Spot, setIn } from './spots.ts';
import { type Draft, type FormFile, getState, setState } from './store.ts';

const PREFIX = 'draft:';

/** Keeps what is typed in a form, for a reload and for other tabs; without a draft, forgets it. */
export function storeDraft(form: string, draft: Draft | undefined): void {
  takeDraft(form, draft);
  try {
    if (draft) localStorage.setItem(PREFIX + form, JSON.stringify(draft));
    else localStorage.removeItem(PREFIX + form);
  } catch {
    // Storage is full. This tab still has the words.
  }
}

function takeDraft(form: string, draft: Draft | undefined): void {
  const drafts = new Map(getState().drafts);
  if (draft) drafts.set(form, draft);
  else drafts.delete(form);
  setState({ drafts });
}

/** Takes what was typed before, and from then on what is typed in other tabs: a form has one draft in all of them. */
export function readDrafts(): void {
  const read = (key: string | null, text: string | null) =>
    key?.startsWith(PREFIX) && takeDraft(key.slice(PREFIX.length), text ? JSON.parse(text) : undefined);
  for (const key of Object.keys(localStorage)) read(key, localStorage.getItem(key));
  addEventListener('storage', ({ key, newValue }) => read(key, newValue));
}

/** Changes fields of a form that was shown with the files `then`. Items may have been moved since, such as while a photograph is being made smaller. */
export function change(entry: FormEntry, then: readonly FormFile[], changes: readonly Spot[]): void {
  const draft = getState().drafts.get(entry.name);
  const changed = ({ file, value }: FormFile) => {
    const before = then.find((shown) => shown.file === file)?.value;
    const spots = changes.filter((spot) => spot.file === file);
    return spots.reduce((all, spot) => setIn(all, spot.path.split('.'), spot.value, before), value);
  };
  const files = (draft?.files ?? fillIn(getState(), entry)).map((file) => ({ ...file, value: changed(file) }));
  storeDraft(entry.name, { ...draft, files });
}

/** Forgets a draft that was saved, but keeps what was typed since. */
export function dropSaved(form: string, saved: readonly FormFile[]): void {
  const draft = getState().drafts.get(form);
  const { texts } = getState();
  const files = draft?.files.map((file) => ({ ...file, loaded: texts.get(file.file) ?? file.loaded }));
  storeDraft(form, draft && files && draft.files !== saved ? { files } : undefined);
}

/** Whether a draft names a photograph. */
export const isInDraft = (name: string) => JSON.stringify([...getState().drafts]).includes(`"${name}"`);
