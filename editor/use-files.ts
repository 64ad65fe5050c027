import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '../content-model/is-same.ts';
import { forgetDraft, readDraft, storeDraft } from './drafts.ts';
import type { Change } from './fields/context.tsx';
import { readNewest } from './files.ts';
import { fillIn, setIn } from './fill-in.ts';
import type { FormEntry } from './form-list.ts';
import type { FormFile } from './save.ts';

/** The files of a form: its draft, or else as they are at the git host, until something is typed. */
export function useFiles(entry: FormEntry) {
  const { name } = entry;
  const [draft] = useState(() => readDraft(name));
  const [first] = useState(() => draft?.files ?? fillIn(entry));
  const [files, setFiles] = useState(first);
  const [isTouched, setTouched] = useState(draft !== undefined);
  // An answer of the host that comes after the first key sees its state.
  const touched = useRef(isTouched);
  /** Counts how often the form was filled in again. */
  const [count, setCount] = useState(0);

  const touch = useCallback((isTyped: boolean) => {
    touched.current = isTyped;
    setTouched(isTyped);
  }, []);
  const fill = useCallback(() => {
    touch(false);
    setFiles(fillIn(entry));
    setCount((before) => before + 1);
  }, [entry, touch]);
  useEffect(() => {
    const fillAgain = () => touched.current || isSame(fillIn(entry), first) || fill();
    readNewest().then(fillAgain, () => undefined);
  }, [entry, first, fill]);
  useEffect(() => {
    if (isTouched) storeDraft(name, files);
  }, [name, files, isTouched]);

  const change = useCallback(
    (changes: readonly Change[]) => {
      touch(true);
      const changed = ({ file, value }: FormFile) =>
        changes
          .filter((one) => one.file === file)
          .reduce((before, one) => setIn(before, one.path.split('.'), one.value), value);
      setFiles((all) => all.map((one) => ({ ...one, value: changed(one) })));
    },
    [touch],
  );
  const forget = () => forgetDraft(name, draft);
  return { files, setFiles, change, fill, count, forget, isTouched, isDraft: draft !== undefined && isTouched };
}
